/** Where a problem is met: the bank, or the contest, training or group that the address names (S1 §2). */
import { to } from '../../app/routes';
import { api } from '../../shared/api/calls';
import type { ProblemInfo } from './types';

export interface Place {
  problemId: string;
  contestId?: string | undefined;
  trainingId?: string | undefined;
  groupId?: string | undefined;
}

export function placeOf(parameters: Record<string, string | undefined>): Place {
  return {
    problemId: parameters.problemID ?? '',
    contestId: parameters.contestID,
    trainingId: parameters.trainingID,
    groupId: parameters.groupID,
  };
}

/** Opens the problem there (contract problem.md, contest.md, training.md). */
export function fetchProblem(place: Place): Promise<ProblemInfo> {
  const { problemId, contestId, trainingId, groupId } = place;
  if (contestId) {
    const query = { cid: Number(contestId), displayId: problemId };
    return api('GET /api/get-contest-problem-details', { query, isQuiet: true });
  }
  if (trainingId) {
    const query = { tid: Number(trainingId), problemId };
    return api('GET /api/get-training-problem-details', { query, isQuiet: true });
  }
  const query = { problemId, gid: groupId ? Number(groupId) : null };
  return api('GET /api/get-problem-detail', { query, isQuiet: true });
}

/** A training or a contest, by the names of the call. */
export type Neighbours = { trainingId: number } | { contestId: number };

/** What names the problems beside this one; null where there are none. */
export function neighboursOf(place: Place): Neighbours | null {
  if (place.trainingId) return { trainingId: Number(place.trainingId) };
  return place.contestId ? { contestId: Number(place.contestId) } : null;
}

/** Another problem of the same place. */
export function addressIn(place: Place, problemID: string): string {
  const { contestId, trainingId, groupId } = place;
  if (contestId) return to('ContestProblemDetails', { contestID: contestId, problemID });
  if (trainingId) return to('TrainingProblemDetails', { trainingID: trainingId, problemID });
  if (groupId) return to('GroupProblemDetails', { groupID: groupId, problemID });
  return to('ProblemDetails', { problemID });
}
