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

/** As many as the server gives at once. */
const most = 500;

/** What the reader submitted virtually, newest first. */
export const virtualSubmissionsQuery = (cid: number) => ({
  queryKey: [...contestKey(cid), 'virtual', 'submissions'] as const,
  queryFn: () =>
    api('GET /api/contest-submissions', {
      query: { cid, virtual: true, limit: most },
      isQuiet: true,
    }),
});
