import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../shared/api/calls';
import type { ProblemAuth } from '../problemTypes';

/** `auth` 0 shows all (contract admin.md §8); admin lists show ten rows (S3 §9). */
export const usualList = { keyword: '', auth: 0, page: 1, limit: 10 };
export type ProblemListFilters = typeof usualList;

export const adminProblemsKey = ['admin', 'problems'] as const;

export const adminProblemsQuery = (filters: ProblemListFilters) => ({
  queryKey: [...adminProblemsKey, filters] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api('GET /api/admin/problem/get-problem-list', {
      query: {
        currentPage: filters.page,
        limit: filters.limit,
        keyword: filters.keyword,
        auth: filters.auth,
      },
      signal,
      isQuiet: true,
    }),
  placeholderData: keepPreviousData,
});

export function changeAuth(id: number, auth: ProblemAuth): Promise<null> {
  return api('PUT /api/admin/problem/change-problem-auth', {
    body: { id, auth },
  });
}

/** Contract 00-conventions §1: a parameter stands in an address at most so often. */
const mostRepeats = 100;

/** Of these problems those with cases whose answer is missing. */
export async function unansweredOf(pids: readonly number[]) {
  const parts = Array.from({ length: Math.ceil(pids.length / mostRepeats) }, (_, index) =>
    pids.slice(index * mostRepeats, (index + 1) * mostRepeats),
  );
  const found = await Promise.all(
    parts.map((pid) =>
      api('GET /api/admin/problem/unanswered-cases', { query: { pid }, isQuiet: true }),
    ),
  );
  return found.flat();
}

export const unansweredQuery = (pids: readonly number[]) => ({
  queryKey: ['admin', 'unanswered', pids] as const,
  queryFn: () => unansweredOf(pids),
  staleTime: 0,
});

export function deleteProblem(pid: number): Promise<null> {
  return api('DELETE /api/admin/problem', { query: { pid } });
}
