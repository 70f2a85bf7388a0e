import { expect, test } from 'vitest';
import { openingWidth, parseWidth } from './splitRules';

test('a wide screen opens with 44 % for the statement', () => {
  expect(openingWidth(1440, null)).toBe(634);
});

test('a narrower screen opens with the width of a reset', () => {
  expect(openingWidth(1439, null)).toBe(431);
});

test('the stored width wins', () => {
  expect(openingWidth(1440, 520)).toBe(520);
});

test('the editor keeps its least width on a smaller screen than before', () => {
  expect(openingWidth(800, 1200)).toBe(600);
});

test('what is no width is not used', () => {
  expect([parseWidth(null), parseWidth('wide'), parseWidth('-4'), parseWidth('512.5')]).toEqual([
    null,
    null,
    null,
    512.5,
  ]);
});
