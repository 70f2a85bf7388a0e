import { expect, test } from 'vitest';
import { parseExamples } from './parseExamples';

test('every pair is found, line ends and angle brackets stay as they are', () => {
  const stored =
    '<input>1 2\n</input><output>3\n</output>\n<input>a<b>c</input><output>x < y & z</output>';
  expect(parseExamples(stored)).toEqual([
    { input: '1 2\n', output: '3\n' },
    { input: 'a<b>c', output: 'x < y & z' },
  ]);
});

test('an example may be empty, a problem may have none', () => {
  expect(parseExamples('<input></input><output>42</output>')).toEqual([
    { input: '', output: '42' },
  ]);
  expect(parseExamples('')).toEqual([]);
  expect(parseExamples(null)).toEqual([]);
});
