import { keepPreviousData } from '@tanstack/react-query';
import { api, type Body, type Schemas } from '../../../shared/api/calls';
import { lazyModule } from '../../../shared/lib/lazyModule';

export type AdminContest = Schemas['AdminContest'];
export type AdminContestRow = Schemas['AdminContestRow'];
export type ContestProblem = Schemas['AdminContestProblem'];
export type ContestBody = Body<'POST /api/admin/contest'>;

/** Contract contest.md §1: `type` and `auth` of a contest. */
export const contestTypes = { acm: 0, oi: 1 } as const;
export const contestAuths = { public: 0, private: 1, protected: 2 } as const;

/** What saving would change for whom; asked only when something is saved. */
export const changeQuestion = lazyModule(() => import('./changeQuestion'));

/** After the question mark of an address: the contest is to be checked at once. */
export const checkWord = 'check';

/** Admin lists show ten rows (S3 §9). */
export const usualList = { keyword: '', page: 1, limit: 10 };
export type ContestListFilters = typeof usualList;

export const contestsKey = ['admin', 'contests'] as const;

export const contestListQuery = (filters: ContestListFilters) => ({
  queryKey: [...contestsKey, 'list', filters] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api('GET /api/admin/contest/get-contest-list', {
      query: { currentPage: filters.page, limit: filters.limit, keyword: filters.keyword },
      signal,
      isQuiet: true,
    }),
  placeholderData: keepPreviousData,
});

export const contestKey = (cid: number) => [...contestsKey, cid] as const;

export const contestQuery = (cid: number) => ({
  queryKey: contestKey(cid),
  queryFn: () => api('GET /api/admin/contest', { query: { cid }, isQuiet: true }),
});

/** The number of the contest; null makes a new one. */
export async function saveContest(
  stored: AdminContest | null,
  body: ContestBody,
  overwrites: boolean,
): Promise<number> {
  if (!stored) return (await api('POST /api/admin/contest', { body, isQuiet: true })).cid;
  const { id, gmtModified } = stored;
  await api('PUT /api/admin/contest', {
    body: { ...body, id, ...(overwrites ? {} : { gmtModified }) },
    isQuiet: true,
  });
  return id;
}

export const showContest = (cid: number, visible: boolean) =>
  api('PUT /api/admin/contest/change-contest-visible', { query: { cid, visible } });

export const cloneContest = async (cid: number): Promise<number> =>
  (await api('GET /api/admin/contest/clone', { query: { cid } })).cid;

export const deleteContest = (cid: number) => api('DELETE /api/admin/contest', { query: { cid } });
