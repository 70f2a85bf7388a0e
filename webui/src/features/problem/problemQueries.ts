import { request } from '../../shared/api/client';
import type { Page } from '../../shared/api/types';
import { detailCall, type Place } from './place';
import type { JudgeCases, Neighbour, ProblemInfo, Submission } from './types';

/** Own submissions on one page of the tab (S1 §9). */
export const ownSubmissionsPerPage = 10;

export const problemQuery = (place: Place) => {
  const { path, query } = detailCall(place);
  return {
    queryKey: ['problems', 'detail', path, query],
    queryFn: () => request<ProblemInfo>(path, { query, isQuiet: true }),
  };
};

/** The problems of the same training or contest, with the reader's own results. */
export const neighboursQuery = (set: Record<string, string>) => ({
  queryKey: ['problems', 'neighbours', set],
  queryFn: () =>
    request<Neighbour[]>('/api/get-full-screen-problem-list', { query: set, isQuiet: true }),
});

/** The reader's own state; only for people who have logged in. */
export const ownStatusQuery = (pid: number) => ({
  queryKey: ['problems', 'ownStatus', [pid]],
  queryFn: () =>
    request<Record<string, { status: number }>>('/api/get-user-problem-status', {
      method: 'POST',
      body: { pidList: [pid], isContestProblemList: false },
      isQuiet: true,
    }),
});

export const ownSubmissionsQuery = (problemId: string, page: number) => ({
  queryKey: ['submissions', 'ofProblem', problemId, page],
  queryFn: () =>
    request<Page<Submission>>('/api/get-submission-list', {
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
  queryFn: async () => {
    const found = await request<Record<string, Submission>>('/api/check-submissions-status', {
      method: 'POST',
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
    request<JudgeCases | null>('/api/get-all-case-result', {
      query: { submitId },
      isQuiet: true,
    }),
});

/** What the compiler or the judge says. */
export const messageQuery = (submitId: number) => ({
  queryKey: ['submissions', 'message', submitId],
  queryFn: async () => {
    const detail = await request<{ submission: { errorMessage: string | null } }>(
      '/api/get-submission-detail',
      { query: { submitId }, isQuiet: true },
    );
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
  return request<Submission>('/api/submit-problem-judge', {
    method: 'POST',
    body: { pid, language, code },
    idempotencyKey,
  });
}
