import { expect, test } from 'vitest';
import { acceptanceRate } from './acceptance';

test.each([
  [0, 0, '0.00%', 1],
  [1, 3, '33.33%', 2],
  [1, 5, '20.00%', 1],
  [2, 3, '66.67%', 4],
  [4, 5, '80.00%', 4],
  [7, 7, '100.00%', 5],
])('%i accepted of %i reads %s in band %i', (accepted, total, text, band) => {
  expect(acceptanceRate(accepted, total)).toMatchObject({ text, band });
});
