/** Problems as their readers get them (contract problem.md, contest.md, training.md). */
import { api, type Schemas } from '../../shared/api/calls';
import { wireOf } from '../place/codec';
import { type Place, placeKey } from '../place/place';
import type { PlacedProblem } from './problemAddress';

/** A problem with the place where it was opened. */
export type ProblemInfo = Schemas['ProblemInfo'] & { place: Place };

export const problemQuery = (problem: PlacedProblem) => ({
  queryKey: ['problems', 'detail', placeKey(problem.place), problem.problemId] as const,
  queryFn: async (): Promise<ProblemInfo> => {
    const { place, problemId } = problem;
    const info = await openProblem(problem);
    // Contests, works and trainings have names of their own, and the answer has the bank's.
    const isOwnName = place.kind !== 'practice' && place.kind !== 'group';
    return { ...info, place, problem: isOwnName ? { ...info.problem, problemId } : info.problem };
  },
});

function openProblem({ place, problemId }: PlacedProblem): Promise<Schemas['ProblemInfo']> {
  if (place.kind === 'timedWork') {
    const query = { timedWorkID: place.id, problemID: problemId };
    return api('GET /api/homework/get-timed-work-problem-detail', { query, isQuiet: true });
  }
  const { cid, tid, gid } = wireOf(place);
  if (cid) {
    const query = { cid, displayId: problemId };
    return api('GET /api/get-contest-problem-details', { query, isQuiet: true });
  }
  if (tid) {
    const query = { tid, problemId };
    return api('GET /api/get-training-problem-details', { query, isQuiet: true });
  }
  return api('GET /api/get-problem-detail', { query: { problemId, gid }, isQuiet: true });
}

/** The other problems of the same training or contest, with the reader's own results. */
export const neighboursQuery = (place: Place) => {
  const { cid, tid } = wireOf(place);
  return {
    queryKey: ['problems', 'neighbours', placeKey(place)] as const,
    queryFn: () =>
      api('GET /api/get-full-screen-problem-list', {
        query: { contestId: cid, trainingId: tid },
        isQuiet: true,
      }),
    enabled: cid !== undefined || tid !== undefined,
  };
};

/** How the reader stands there with problems, by pid; only for people who have logged in. */
export const ownStatusQuery = (
  place: Place,
  pids: readonly number[],
  /** Of a contest: submissions after its end count too. */
  containsEnd = false,
) => {
  const { cid, gid } = wireOf(place);
  return {
    queryKey: ['problems', 'ownStatus', placeKey(place), pids, containsEnd] as const,
    queryFn: () =>
      api('POST /api/get-user-problem-status', {
        body: {
          pidList: pids,
          isContestProblemList: cid !== undefined,
          cid,
          gid,
          ...(containsEnd && { containsEnd }),
        },
        isQuiet: true,
      }),
  };
};

export type Difficulty = Schemas['Difficulty'];

/** All that is known of levels. */
export const difficultiesKey = ['difficulties'] as const;

export const difficultiesQuery = {
  queryKey: [...difficultiesKey, 'public'] as const,
  queryFn: () => api('GET /api/difficulty', { isQuiet: true }),
  staleTime: Number.POSITIVE_INFINITY,
};
