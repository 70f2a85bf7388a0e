import { expect, test } from 'vitest';
import { countIn, usualMedals } from './medals';

test('gold is given to 10, silver to 20 and bronze to 30 of a hundred, rounded down [S2-5-10] [S2-9-6]', () => {
  expect(usualMedals(300)).toEqual({ gold: 30, silver: 60, bronze: 90 });
  expect(usualMedals(9)).toEqual({ gold: 0, silver: 1, bronze: 2 });
  expect(usualMedals(0)).toEqual({ gold: 0, silver: 0, bronze: 0 });
});

test('what is typed is a whole number', () => {
  expect([' 12 ', '0', '', '-1', '1.5', '12345', 'x'].map(countIn)).toEqual([
    12,
    0,
    null,
    null,
    null,
    null,
    null,
  ]);
});
