import { wireOf } from '../../entities/place/codec';
import { type Place, placeKey } from '../../entities/place/place';
import type { PlacedProblem } from '../../entities/problem/problemAddress';
import { api } from '../../shared/api/calls';
import type { Submission } from './types';

/** Own submissions on one page of the tab (S1 §9). */
export const ownSubmissionsPerPage = 10;

export const ownSubmissionsQuery = ({ place, problemId }: PlacedProblem, page: number) => ({
  queryKey: ['submissions', 'ofProblem', placeKey(place), problemId, page],
  queryFn: () => {
    const query = {
      onlyMine: true,
      problemID: problemId,
      completeProblemID: true,
      currentPage: page,
      limit: ownSubmissionsPerPage,
    };
    const { cid, gid } = wireOf(place);
    return cid === undefined
      ? api('GET /api/get-submission-list', { query: { ...query, gid }, isQuiet: true })
      : api('GET /api/contest-submissions', { query: { ...query, cid }, isQuiet: true });
  },
});

export const statusKey = (submitId: number | null) => ['submissions', 'status', submitId];

export const statusQuery = (submitId: number) => ({
  queryKey: statusKey(submitId),
  queryFn: async (): Promise<Submission | null> => {
    const found = await api('POST /api/check-submissions-status', {
      body: { submitIds: [submitId] },
      isQuiet: true,
    });
    return found[submitId] ?? null;
  },
});

/** Null where results of cases are closed. */
export const casesQuery = (submitId: number) => ({
  queryKey: ['submissions', 'cases', submitId],
  queryFn: () =>
    api('GET /api/get-all-case-result', {
      query: { submitId },
      isQuiet: true,
    }),
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
): Promise<Submission> {
  return api('POST /api/submit-problem-judge', {
    body: { pid, ...wireOf(place), language, code },
    idempotencyKey: key,
  });
}
