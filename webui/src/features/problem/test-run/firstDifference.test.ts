import { expect, test } from 'vitest';
import { firstDifference } from './firstDifference';

test('blanks at the end of lines and empty lines at the end are no difference', () => {
  expect(firstDifference('1 2\n3\n', '1 2  \n3')).toBeNull();
});

test('the first character that is another one is named by line and column', () => {
  expect(firstDifference('1\n2\n3\n', '1\n2x\n3\n')).toEqual({ line: 2, column: 2 });
  expect(firstDifference('数字 1', '数字 2')).toEqual({ line: 1, column: 4 });
});

test('a line that is missing or too many begins the difference', () => {
  expect(firstDifference('1\n2\n', '1\n')).toEqual({ line: 2, column: 1 });
  expect(firstDifference('1\n', '1\n2\n')).toEqual({ line: 2, column: 1 });
  expect(firstDifference('8', '')).toEqual({ line: 1, column: 1 });
});

test('of an output that was cut only what is known is compared', () => {
  const long = 'x'.repeat(2000);
  expect(firstDifference(long, `${'x'.repeat(1000)}...`)).toBeNull();
  expect(firstDifference(long, `${'x'.repeat(998)}yx...`)).toEqual({ line: 1, column: 999 });
});
