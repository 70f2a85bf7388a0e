import { expect, test } from 'vitest';
import { fakeServer, ok } from '../../testing/fakeServer';
import { addressIn, fetchProblem, neighboursOf, placeOf } from './place';

const bank = placeOf({ problemID: 'P1' });
const contest = placeOf({ problemID: 'A', contestID: '7' });
const training = placeOf({ problemID: 'A', trainingID: '8' });
const group = placeOf({ problemID: 'G1', groupID: '9' });

test('the address says which call opens the problem [S1-2.7-1]', async () => {
  const { asked } = fakeServer({
    'GET /api/get-problem-detail': ok(null),
    'GET /api/get-contest-problem-details': ok(null),
    'GET /api/get-training-problem-details': ok(null),
  });
  for (const place of [bank, group, contest, training]) await fetchProblem(place);
  expect(asked.map(({ path, query }) => `${path}?${query}`)).toEqual([
    '/api/get-problem-detail?problemId=P1',
    '/api/get-problem-detail?problemId=G1&gid=9',
    '/api/get-contest-problem-details?cid=7&displayId=A',
    '/api/get-training-problem-details?tid=8&problemId=A',
  ]);
});

test('only a training or a contest has problems beside this one', () => {
  expect([bank, group].map(neighboursOf)).toEqual([null, null]);
  expect(neighboursOf(contest)).toEqual({ contestId: 7 });
  expect(neighboursOf(training)).toEqual({ trainingId: 8 });
});

test('another problem of the same place keeps the place [S1-2.7-1]', () => {
  expect(addressIn(bank, 'P2')).toBe('/problem/P2');
  expect(addressIn(contest, 'B')).toBe('/contest/7/problem/B');
  expect(addressIn(training, 'B')).toBe('/training/8/problem/B');
  expect(addressIn(group, 'G2')).toBe('/group/9/problem/G2');
});
