/** Submissions: each by its number, which is the only one in all places; one's own of a problem by
 * its place (contract submission.md). */

import { api, type Schemas } from '../../shared/api/calls';
import { wireOf } from '../place/codec';
import { type Place, placeKey } from '../place/place';
import type { PlacedProblem } from '../problem/problemAddress';
import type { Judge, JudgeRow } from './types';

/** Own submissions on one page of the tab (S1 §9). */
export const ownSubmissionsPerPage = 10;

interface OwnSubmissionsPage {
  page?: number;
  limit?: number;
  /** Those made before the start of the contest, in place of the others. */
  isBeforeStart?: boolean;
}

/** Own submissions of a problem, newest first; of a contest those after its end, too. */
export const ownSubmissionsQuery = (
  { place, problemId }: PlacedProblem,
  { page = 1, limit = ownSubmissionsPerPage, isBeforeStart = false }: OwnSubmissionsPage = {},
) => ({
  queryKey: [
    ...['submissions', 'ofProblem', placeKey(place), problemId],
    ...[page, limit, isBeforeStart],
  ] as const,
  queryFn: () => {
    const query = {
      onlyMine: true,
      problemID: problemId,
      completeProblemID: true,
      currentPage: page,
      limit,
    };
    if (place.kind === 'timedWork') return ownOfTimedWork(place.id, problemId, page, limit);
    const { cid, gid } = wireOf(place);
    if (cid === undefined) {
      return api('GET /api/get-submission-list', { query: { ...query, gid }, isQuiet: true });
    }
    const ofContest = { cid, containsEnd: true, beforeContestSubmit: isBeforeStart };
    return api('GET /api/contest-submissions', {
      query: { ...query, ...ofContest },
      isQuiet: true,
    });
  },
});

/** Of a timed work: its list says of the problem what the place says already. */
async function ownOfTimedWork(tid: number, displayId: string, currentPage: number, limit: number) {
  const query = { tid, displayId, currentPage, limit, onlyMine: true };
  const found = await api('GET /api/homework/get-timed-work-submission-list', {
    query,
    isQuiet: true,
  });
  return { ...found, records: found.records.map(rowOfTimedWork) };
}

/** In the shape of all submissions. */
export const rowOfTimedWork = (row: Schemas['TimedWorkSubmission']): JudgeRow => ({
  ...row,
  displayPid: row.displayId ?? '',
  title: null,
  cpid: 0,
  gid: null,
  share: false,
  ip: null,
  queuePosition: null,
  queueReason: null,
});

export const statusKey = (submitId: number | null) => ['submissions', 'status', submitId];

export const statusQuery = (place: Place, submitId: number) => ({
  queryKey: statusKey(submitId),
  queryFn: async (): Promise<JudgeRow | null> => {
    return (await checkStatuses(place, [submitId]))[submitId] ?? null;
  },
});

/** The rows of a place as they stand now, by their numbers; without code and message. */
export function checkStatuses(
  place: Place,
  submitIds: readonly number[],
): Promise<Record<string, Judge>> {
  const { cid } = wireOf(place);
  return cid === undefined
    ? api('POST /api/check-submissions-status', { body: { submitIds }, isQuiet: true })
    : api('POST /api/check-contest-submissions-status', {
        body: { submitIds, cid },
        isQuiet: true,
      });
}

export const detailsKey = ['submissions', 'detail'] as const;
export const detailKey = (submitId: number) => [...detailsKey, submitId] as const;

export const submissionDetailQuery = (submitId: number) => ({
  queryKey: detailKey(submitId),
  queryFn: () => api('GET /api/get-submission-detail', { query: { submitId }, isQuiet: true }),
});

/** Null where results of cases are closed. `version` counts re-runs: the cases of an earlier run are
 * not those of this one. */
export const casesQuery = (submitId: number, version: number) => ({
  queryKey: ['submissions', 'cases', submitId, version] as const,
  queryFn: () => api('GET /api/get-all-case-result', { query: { submitId }, isQuiet: true }),
});

/** What the compiler or the judge says. */
export const messageQuery = (submitId: number) => ({
  queryKey: ['submissions', 'message', submitId],
  queryFn: async () => {
    const detail = await api('GET /api/get-submission-detail', {
      query: { submitId },
      isQuiet: true,
    });
    return detail.submission.errorMessage ?? '';
  },
});

/** The same key makes a repeated submit the same submission (contract submission.md §2). */
export function submitCode(
  place: Place,
  pid: number,
  { language, code, key }: { language: string; code: string; key: string },
  options: { isQuiet?: boolean } = {},
): Promise<JudgeRow> {
  return api('POST /api/submit-problem-judge', {
    body: { pid, ...wireOf(place), language, code },
    idempotencyKey: key,
    ...options,
  });
}
