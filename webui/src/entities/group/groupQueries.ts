/** The calls that a group is opened with (contract group.md §1), and the keys of what is known of it. */
import { api, type Schemas } from '../../shared/api/calls';
import { groupLevel } from './groupRules';

const applicantAsksEvery = 10_000;

export type Group = Schemas['GroupInfo'];
export type GroupRow = Schemas['GroupRow'];

/** Every list of groups. */
export const groupsKey = ['groups', 'list'] as const;

/** All that is asked about one group; keys of its subjects begin so. */
export const groupKey = (gid: number) => ['groups', 'one', gid] as const;

export const groupQuery = (gid: number) => ({
  queryKey: [...groupKey(gid), 'detail'] as const,
  queryFn: () => api('GET /api/get-group-detail', { query: { gid }, isQuiet: true }),
});

/** The reader's own level, 0 for none. */
export const groupLevelQuery = (gid: number) => ({
  queryKey: [...groupKey(gid), 'level'] as const,
  queryFn: () => api('GET /api/get-group-auth', { query: { gid }, isQuiet: true }),
  // Whoever applied is let in while the page is open.
  refetchInterval: ({ state }: { state: { data?: number | undefined } }) =>
    state.data === groupLevel.applying ? applicantAsksEvery : false,
});
