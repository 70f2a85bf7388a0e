/** Contract class.md §2. */
import { api, type Schemas } from '../../../shared/api/calls';

export type RosterClasses = Schemas['RosterClasses'];
export type RosterClass = Schemas['RosterClass'];
export type RosterGroups = Schemas['RosterGroups'];

export const classesKey = (key: string) => ['admin', 'roster', key, 'classes'] as const;

/** The classes of a list that was taken in. */
export const classesQuery = (key: string) => ({
  queryKey: classesKey(key),
  queryFn: () => api('GET /api/admin/class/roster', { query: { key }, isQuiet: true }),
  gcTime: 0,
});

/** Into which group a class goes; without `gid` a new one of this name. */
export interface ClassChoice {
  className: string;
  gid: number | null;
  name: string;
  shortName: string;
}

export interface GroupChoices {
  classes: readonly ClassChoice[];
  owner: string | null;
  move: boolean;
}

export const makeGroups = (key: string, choices: GroupChoices) =>
  api('POST /api/admin/class/roster', {
    body: { key, ...choices, classes: [...choices.classes] },
    isQuiet: true,
  });
