import { expect, test } from 'vitest';
import { addressIn, detailCall, neighboursOf, placeOf } from './place';

const bank = placeOf({ problemID: 'P1' });
const contest = placeOf({ problemID: 'A', contestID: '7' });
const training = placeOf({ problemID: 'A', trainingID: '8' });
const group = placeOf({ problemID: 'G1', groupID: '9' });

test('the address says which call opens the problem [S1-2.7-1]', () => {
  expect(detailCall(bank)).toEqual({
    path: '/api/get-problem-detail',
    query: { problemId: 'P1' },
  });
  expect(detailCall(group).query).toEqual({ problemId: 'G1', gid: '9' });
  expect(detailCall(contest)).toEqual({
    path: '/api/get-contest-problem-details',
    query: { cid: '7', displayId: 'A' },
  });
  expect(detailCall(training)).toEqual({
    path: '/api/get-training-problem-details',
    query: { tid: '8', problemId: 'A' },
  });
});

test('only a training or a contest has problems beside this one', () => {
  expect([bank, group].map(neighboursOf)).toEqual([null, null]);
  expect(neighboursOf(contest)).toEqual({ contestId: '7' });
  expect(neighboursOf(training)).toEqual({ trainingId: '8' });
});

test('another problem of the same place keeps the place [S1-2.7-1]', () => {
  expect(addressIn(bank, 'P2')).toBe('/problem/P2');
  expect(addressIn(contest, 'B')).toBe('/contest/7/problem/B');
  expect(addressIn(training, 'B')).toBe('/training/8/problem/B');
  expect(addressIn(group, 'G2')).toBe('/group/9/problem/G2');
});
