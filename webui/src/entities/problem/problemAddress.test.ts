import { expect, test } from 'vitest';
import { fakeServer, ok } from '../../testing/fakeServer';
import type { PlaceKind } from '../place/place';
import {
  type PlacedProblem,
  problemAddress,
  problemOfAddress,
  sheetAddress,
} from './problemAddress';
import { neighboursQuery, ownStatusQuery, problemQuery } from './problemQueries';

const bank = problemOfAddress({ problemID: 'P1' });
const contest = problemOfAddress({ problemID: 'A', contestID: '7' });
const training = problemOfAddress({ problemID: 'A', trainingID: '8' });
const group = problemOfAddress({ problemID: 'G1', groupID: '9' });
const inPlace = (kind: PlaceKind, id: number): PlacedProblem => ({
  place: { kind, id, within: 0 },
  problemId: 'A',
});

test('the place says which call opens the problem [S1-2.7-1]', async () => {
  const { asked } = fakeServer({
    'GET /api/get-problem-detail': ok({}),
    'GET /api/get-contest-problem-details': ok({}),
    'GET /api/get-training-problem-details': ok({}),
  });
  for (const problem of [bank, group, contest, training]) {
    expect((await problemQuery(problem).queryFn()).place).toEqual(problem.place);
  }
  expect(asked.map(({ path, query }) => `${path}?${query}`)).toEqual([
    '/api/get-problem-detail?problemId=P1',
    '/api/get-problem-detail?problemId=G1&gid=9',
    '/api/get-contest-problem-details?cid=7&displayId=A',
    '/api/get-training-problem-details?tid=8&problemId=A',
  ]);
});

test('a problem is called there as its place calls it', async () => {
  const answer = ok({ problem: { id: 1000, problemId: 'P1' } });
  fakeServer({
    'GET /api/get-problem-detail': answer,
    'GET /api/get-contest-problem-details': answer,
    'GET /api/get-training-problem-details': answer,
  });
  const names = [];
  for (const problem of [bank, contest, training]) {
    names.push((await problemQuery(problem).queryFn()).problem.problemId);
  }
  expect(names).toEqual(['P1', 'A', 'A']);
});

test('only a training or a contest has problems beside this one', () => {
  const hasSome = [bank, group, contest, training].map(
    ({ place }) => neighboursQuery(place).enabled,
  );
  expect(hasSome).toEqual([false, false, true, true]);
});

test('another problem of the same place keeps the place [S1-2.7-1]', () => {
  expect(problemAddress({ ...bank, problemId: 'P2' })).toBe('/problem/P2');
  expect(problemAddress({ ...contest, problemId: 'B' })).toBe('/contest/7/problem/B');
  expect(problemAddress({ ...training, problemId: 'B' })).toBe('/training/8/problem/B');
  expect(problemAddress({ ...group, problemId: 'G2' })).toBe('/group/9/problem/G2');
});

test('the sheet to print keeps the place, and comes back to the problem there', () => {
  for (const problem of [bank, contest, training, group]) {
    const [path = '', search] = sheetAddress(problem).split('?');
    const problemID = path.split('/')[2];
    expect(problemOfAddress({ problemID }, search)).toEqual(problem);
  }
});

test('problems with the same display id share nothing that is remembered', () => {
  const all = [
    inPlace('contest', 1),
    inPlace('contest', 2),
    inPlace('timedWork', 1),
    inPlace('training', 1),
  ];
  const keys = [bank, ...all].flatMap((problem) => [
    JSON.stringify(problemQuery({ ...problem, problemId: 'A' }).queryKey),
    JSON.stringify(ownStatusQuery(problem.place, [1000]).queryKey),
    JSON.stringify(neighboursQuery(problem.place).queryKey),
  ]);
  expect(new Set(keys).size).toBe(keys.length);
});
