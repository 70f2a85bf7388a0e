import { expect, it } from 'vitest';
import { sampleRow } from '../../testing/sampleSubmissions';
import { problemOf } from './problemOf';

it('names the problem as it is called where the submission was made', () => {
  const row = sampleRow({ displayPid: 'P1000' });
  expect(problemOf(row)).toEqual({
    place: { kind: 'practice', id: 0, within: 0 },
    problemId: 'P1000',
  });
  const inContest = problemOf({ ...row, cid: 7, displayId: 'A' });
  expect(inContest).toEqual({ place: { kind: 'contest', id: 7, within: 0 }, problemId: 'A' });
  const inGroup = problemOf({ ...row, cid: 7, displayId: 'A', gid: 3 });
  expect(inGroup).toEqual(inContest);
  const inWork = problemOf({ ...row, cid: 50_003, displayTid: 'B' });
  expect(inWork).toEqual({ place: { kind: 'timedWork', id: 3, within: 0 }, problemId: 'B' });
});
