import { keepPreviousData } from '@tanstack/react-query';
import { api, type Body, type Schemas } from '../../../shared/api/calls';
import { lazyModule } from '../../../shared/lib/lazyModule';
import { groupOfOffice } from './office';

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

/** The contests of a group, hidden ones too. */
export const groupContestsQuery = (gid: number, { page, limit }: ContestListFilters) => ({
  queryKey: [...contestsKey, 'group', gid, page, limit] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api('GET /api/group/get-admin-contest-list', {
      query: { gid, currentPage: page, limit },
      signal,
      isQuiet: true,
    }),
  placeholderData: keepPreviousData,
});

export const contestKey = (cid: number) => [...contestsKey, cid] as const;

export const contestQuery = (cid: number) => ({
  queryKey: contestKey(cid),
  queryFn: () => {
    const asked = { query: { cid }, isQuiet: true };
    return groupOfOffice() === null
      ? api('GET /api/admin/contest', asked)
      : api('GET /api/group/contest', asked);
  },
});

/** The number of the contest; null makes a new one. */
export async function saveContest(
  stored: AdminContest | null,
  body: ContestBody,
  overwrites: boolean,
): Promise<number> {
  const gid = groupOfOffice();
  if (!stored) {
    const made =
      gid === null
        ? await api('POST /api/admin/contest', { body, isQuiet: true })
        : await api('POST /api/group/contest', { body: { ...body, gid }, isQuiet: true });
    return made.cid;
  }
  const { id, gmtModified } = stored;
  const changed = {
    body: { ...body, id, ...(overwrites ? {} : { gmtModified }) },
    isQuiet: true,
  };
  await (gid === null
    ? api('PUT /api/admin/contest', changed)
    : api('PUT /api/group/contest', changed));
  return id;
}

export const showContest = (cid: number, visible: boolean) =>
  groupOfOffice() === null
    ? api('PUT /api/admin/contest/change-contest-visible', { query: { cid, visible } })
    : api('PUT /api/group/change-contest-visible', { query: { cid, visible } });

export const cloneContest = async (cid: number): Promise<number> =>
  (await api('GET /api/admin/contest/clone', { query: { cid } })).cid;

export const deleteContest = (cid: number) =>
  groupOfOffice() === null
    ? api('DELETE /api/admin/contest', { query: { cid } })
    : api('DELETE /api/group/contest', { query: { cid } });
