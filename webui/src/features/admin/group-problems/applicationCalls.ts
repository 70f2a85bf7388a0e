/** Contract admin.md §10. */
import { keepPreviousData } from '@tanstack/react-query';
import { api, type Schemas } from '../../../shared/api/calls';

export type Application = Schemas['ApplicationRow'];

export const progress = { applied: 1, accepted: 2, refused: 3 } as const;
export type Progress = (typeof progress)[keyof typeof progress];

export const rowsPerPage = 10;

/** What the address says of the page. */
export const usualApplications = { keyword: '', page: 1 };

const key = ['admin', 'groupProblems'] as const;

export const applicationsQuery = (keyword: string, page: number) => ({
  queryKey: [...key, 'list', keyword, page] as const,
  queryFn: () =>
    api('GET /api/admin/group-problem/list', {
      query: { keyword, currentPage: page, limit: rowsPerPage },
      isQuiet: true,
    }),
  placeholderData: keepPreviousData,
});

export const applicationQuery = (pid: number) => ({
  queryKey: [...key, 'problem', pid] as const,
  queryFn: () => api('GET /api/admin/group-problem/problem', { query: { pid }, isQuiet: true }),
});

export function decide(pid: number, to: Progress): Promise<null> {
  return api('PUT /api/admin/group-problem/change-progress', { body: { pid, progress: to } });
}
