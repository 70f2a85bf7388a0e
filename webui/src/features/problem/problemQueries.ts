import { api } from '../../shared/api/calls';
import { fetchProblem, type Neighbours, type Place } from './place';
import type { Submission } from './types';

/** Own submissions on one page of the tab (S1 §9). */
export const ownSubmissionsPerPage = 10;

export const problemQuery = (place: Place) => {
  return {
    queryKey: ['problems', 'detail', place],
    queryFn: () => fetchProblem(place),
  };
};

/** The problems of the same training or contest, with the reader's own results. */
export const neighboursQuery = (set: Neighbours | null) => ({
  queryKey: ['problems', 'neighbours', set],
  queryFn: () => api('GET /api/get-full-screen-problem-list', { query: set ?? {}, isQuiet: true }),
  enabled: set !== null,
});

/** The reader's own state; only for people who have logged in. */
export const ownStatusQuery = (pid: number) => ({
  queryKey: ['problems', 'ownStatus', [pid]],
  queryFn: () =>
    api('POST /api/get-user-problem-status', {
      body: { pidList: [pid], isContestProblemList: false },
      isQuiet: true,
    }),
});

export const ownSubmissionsQuery = (problemId: string, page: number) => ({
  queryKey: ['submissions', 'ofProblem', problemId, page],
  queryFn: () =>
    api('GET /api/get-submission-list', {
      query: {
        onlyMine: true,
        problemID: problemId,
        completeProblemID: true,
        currentPage: page,
        limit: ownSubmissionsPerPage,
      },
      isQuiet: true,
    }),
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
  pid: number,
  language: string,
  code: string,
  idempotencyKey: string,
): Promise<Submission> {
  return api('POST /api/submit-problem-judge', {
    body: { pid, language, code },
    idempotencyKey,
  });
}
