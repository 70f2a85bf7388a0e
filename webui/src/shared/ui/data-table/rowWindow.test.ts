import { expect, test } from 'vitest';
import { rowsInSight, stretches } from './rowWindow';

const sight = { top: 0, height: 400, rowHeight: 40 };

test('what is in sight is drawn, with some rows around it', () => {
  const { first, end } = rowsInSight({ ...sight, top: 4000 }, 500);
  expect(first).toBeLessThanOrEqual(100 - 8);
  expect(end).toBeGreaterThanOrEqual(110 + 8);
  expect(end - first).toBeLessThan(48);
});

test('every place of a long table shows the rows that lie there', () => {
  for (let top = 0; top <= 500 * 40 - 400; top += 7) {
    const { first, end } = rowsInSight({ ...sight, top }, 500);
    expect(first).toBeLessThanOrEqual(Math.floor(top / 40));
    expect(end).toBeGreaterThanOrEqual(Math.min(500, Math.ceil((top + 400) / 40)));
  }
});

test('a little scrolling moves nothing', () => {
  expect(rowsInSight({ ...sight, top: 4010 }, 500)).toEqual(
    rowsInSight({ ...sight, top: 4030 }, 500),
  );
});

test('a list that has become shorter shows its end', () => {
  const { first, end } = rowsInSight({ ...sight, top: 19_600 }, 20);
  expect(first).toBeLessThan(20);
  expect(end).toBe(20);
});

test('the row with the focus stays where it is', () => {
  expect(stretches({ first: 8, end: 16 }, 30, 2)).toEqual([
    { first: 0, end: 2, isDrawn: false },
    { first: 2, end: 3, isDrawn: true },
    { first: 3, end: 8, isDrawn: false },
    { first: 8, end: 16, isDrawn: true },
    { first: 16, end: 30, isDrawn: false },
  ]);
  expect(stretches({ first: 8, end: 16 }, 30, 29).at(-1)).toEqual({
    first: 29,
    end: 30,
    isDrawn: true,
  });
  expect(stretches({ first: 0, end: 5 }, 5, 3)).toEqual([{ first: 0, end: 5, isDrawn: true }]);
});

test('a focus on a row that is gone holds nothing', () => {
  expect(stretches({ first: 0, end: 5 }, 5, 9)).toEqual([{ first: 0, end: 5, isDrawn: true }]);
});
