import { expect, test } from 'vitest';
import { resultShares } from './resultShares';

const none = { total: 0, ac: 0, mle: 0, tle: 0, re: 0, pe: 0, ce: 0, wa: 0, se: 0, pa: 0 };

test('without submissions there is nothing to draw', () => {
  expect(resultShares(none)).toEqual([]);
});

test('accepted comes first, then the larger shares, and the ring closes', () => {
  const shares = resultShares({ ...none, total: 10, ac: 2, tle: 1, wa: 7 });
  expect(shares.map((share) => share.name)).toEqual(['ac', 'wa', 'tle']);
  const last = shares.at(-1);
  expect((last?.start ?? 0) + (last?.length ?? 0)).toBeCloseTo(1);
});
