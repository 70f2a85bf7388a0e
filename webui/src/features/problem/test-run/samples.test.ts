import { expect, test } from 'vitest';
import { sampleOf } from './samples';

const samples = [
  { input: '1 2\n', output: '3\n' },
  { input: '4\r\n5', output: '9' },
];

test('a sample is found whatever its line ends and trailing blanks', () => {
  expect(sampleOf(samples, '1 2')).toBe(0);
  expect(sampleOf(samples, '1 2  \n\n')).toBe(0);
  expect(sampleOf(samples, '4\n5\n')).toBe(1);
});

test('another input is no sample', () => {
  expect(sampleOf(samples, '1  2')).toBeNull();
  expect(sampleOf(samples, ' 1 2')).toBeNull();
  expect(sampleOf(samples, '')).toBeNull();
  expect(sampleOf([], '1 2')).toBeNull();
});
