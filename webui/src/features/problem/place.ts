/** Where a problem is met: the bank, or the contest, training or group that the address names (S1 §2). */
import { to } from '../../app/routes';

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

/** The call that opens the problem there (contract problem.md, contest.md, training.md). */
export function detailCall(place: Place): { path: string; query: Record<string, string> } {
  const { problemId, contestId, trainingId, groupId } = place;
  if (contestId) {
    const query = { cid: contestId, displayId: problemId };
    return { path: '/api/get-contest-problem-details', query };
  }
  if (trainingId) {
    return { path: '/api/get-training-problem-details', query: { tid: trainingId, problemId } };
  }
  const group: Record<string, string> = groupId ? { gid: groupId } : {};
  return { path: '/api/get-problem-detail', query: { problemId, ...group } };
}

/** What names the problems beside this one; null where there are none. */
export function neighboursOf(place: Place): Record<string, string> | null {
  if (place.trainingId) return { trainingId: place.trainingId };
  return place.contestId ? { contestId: place.contestId } : null;
}

/** Another problem of the same place. */
export function addressIn(place: Place, problemID: string): string {
  const { contestId, trainingId, groupId } = place;
  if (contestId) return to('ContestProblemDetails', { contestID: contestId, problemID });
  if (trainingId) return to('TrainingProblemDetails', { trainingID: trainingId, problemID });
  if (groupId) return to('GroupProblemDetails', { groupID: groupId, problemID });
  return to('ProblemDetails', { problemID });
}
