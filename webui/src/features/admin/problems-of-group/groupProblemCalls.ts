/** Contract group.md §4. */
import { keepPreviousData } from '@tanstack/react-query';
import { groupKey } from '../../../entities/group/groupQueries';
import { api, type Schemas } from '../../../shared/api/calls';

export type PracticeRow = Schemas['ProblemRow'];
export type KeptRow = Schemas['GroupProblemRow'];

export const progress = { applied: 1, accepted: 2, refused: 3 } as const;

export const rowsPerPage = 10;

/** What the address says of the page; mode `admin` shows what is looked after. */
export const usualProblems = { keyword: '', mode: '', page: 1 };

export const problemsKey = (gid: number) => [...groupKey(gid), 'problems'] as const;

const asked = (gid: number, keyword: string, page: number) => ({
  query: { gid, keyword, currentPage: page, limit: rowsPerPage },
  isQuiet: true,
});

export const practiceQuery = (gid: number, keyword: string, page: number) => ({
  queryKey: [...problemsKey(gid), 'practice', keyword, page] as const,
  queryFn: () => api('GET /api/group/get-problem-list', asked(gid, keyword, page)),
  placeholderData: keepPreviousData,
});

export const keptQuery = (gid: number, keyword: string, page: number) => ({
  queryKey: [...problemsKey(gid), 'kept', keyword, page] as const,
  queryFn: () => api('GET /api/group/get-admin-problem-list', asked(gid, keyword, page)),
  placeholderData: keepPreviousData,
});

export function applyPublic(pid: number, isApplied: boolean): Promise<null> {
  return api('PUT /api/group/apply-public', { body: { pid, isApplied } });
}
