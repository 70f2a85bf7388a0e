import { screen } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { show } from '../../../testing/show';
import { FailedSample } from './FailedSample';

const texts = { input: '3', expected: '1\n2\n3\n', got: '1\n2😀x\n3\n', errors: '' };
const marked = () => [...document.querySelectorAll('mark')].map((each) => each.textContent);

test('input, expected and got stand side by side, parted where they differ', async () => {
  const sample = { ...texts, firstDifference: { line: 2, column: 3 } };
  await show(<FailedSample sample={sample} number={4} />);
  expect(screen.getByText('Test 4 is an example of the statement')).toBeTruthy();
  expect(screen.getByText('First difference: line 2, column 3')).toBeTruthy();
  expect([...document.querySelectorAll('pre')].map((each) => each.textContent)).toEqual([
    '3',
    '1\n2 \n3\n',
    '1\n2😀x\n3\n',
  ]);
  // A column is a character: the emoji counts once.
  expect(marked()).toEqual([' ', 'x']);
});

test('without a known difference nothing is marked, and no output says so', async () => {
  await show(<FailedSample sample={{ ...texts, got: '', firstDifference: null }} number={1} />);
  expect(marked()).toEqual([]);
  expect(screen.queryByText(/First difference/)).toBeNull();
  expect(screen.getByText('(nothing)')).toBeTruthy();
});

test('what the program wrote to standard error stands beside', async () => {
  const sample = { ...texts, firstDifference: null, errors: 'IndexError: out of range' };
  await show(<FailedSample sample={sample} number={1} />);
  screen.getByText('Standard error');
  screen.getByText('IndexError: out of range');
});
