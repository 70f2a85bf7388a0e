import { keepPreviousData } from '@tanstack/react-query';
import { contestKey } from '../../../entities/contest/contestQueries';
import { type Answer, api } from '../../../shared/api/calls';

export type Virtual = Answer<'GET /api/get-contest-virtual'>;
export type VirtualResult = NonNullable<Virtual['result']>;

/** How the reader takes, or took, part in an ended contest virtually. */
export const virtualQuery = (cid: number) => ({
  queryKey: [...contestKey(cid), 'virtual'] as const,
  queryFn: () => api('GET /api/get-contest-virtual', { query: { cid }, isQuiet: true }),
  retry: false,
});

/** As in the contest's own list (S2 §9). */
export const pageSize = 15;

/** What the reader submitted virtually, newest first. */
export const virtualSubmissionsQuery = (cid: number, page: number) => ({
  queryKey: [...contestKey(cid), 'virtual', 'submissions', page] as const,
  queryFn: () =>
    api('GET /api/contest-submissions', {
      query: { cid, virtual: true, currentPage: page, limit: pageSize },
      isQuiet: true,
    }),
  placeholderData: keepPreviousData,
});
