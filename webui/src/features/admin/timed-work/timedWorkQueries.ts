import { keepPreviousData } from '@tanstack/react-query';
import { api, type Body, type Schemas } from '../../../shared/api/calls';

export type AdminTimedWork = Schemas['AdminTimedWork'];
export type AdminTimedWorkRow = Schemas['AdminTimedWorkRow'];
export type TimedWorkBody = Body<'POST /api/admin/homework'>;

/** Contract timedwork.md §1: `auth` of a work. */
export const workAuths = { public: 0, private: 1 } as const;

/** Admin lists show ten rows (S3 §9). */
export const usualList = { keyword: '', status: '', page: 1, limit: 10 };
export type WorkListFilters = typeof usualList;

export const worksKey = ['admin', 'timedWorks'] as const;

export const workListQuery = (filters: WorkListFilters) => ({
  queryKey: [...worksKey, 'list', filters] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api('GET /api/admin/homework/get-timed-work-list', {
      query: {
        currentPage: filters.page,
        limit: filters.limit,
        keyword: filters.keyword,
        ...(filters.status !== '' && { status: Number(filters.status) }),
      },
      signal,
      isQuiet: true,
    }),
  placeholderData: keepPreviousData,
});

export const workKey = (tid: number) => [...worksKey, tid] as const;

export const workQuery = (tid: number) => ({
  queryKey: workKey(tid),
  queryFn: () => api('GET /api/admin/homework', { query: { tid }, isQuiet: true }),
});

/** The number of the work; null makes a new one. */
export async function saveWork(
  stored: AdminTimedWork | null,
  body: TimedWorkBody,
  overwrites: boolean,
): Promise<number> {
  if (!stored) return (await api('POST /api/admin/homework', { body, isQuiet: true })).id;
  const { id, gmtModified } = stored;
  await api('PUT /api/admin/homework', {
    body: { ...body, id, ...(overwrites ? {} : { gmtModified }) },
    isQuiet: true,
  });
  return id;
}

export const showWork = (tid: number, visible: boolean) =>
  api('PUT /api/admin/homework/change-visible', { query: { tid, visible } });

export const deleteWork = (tid: number) => api('DELETE /api/admin/homework', { query: { tid } });
