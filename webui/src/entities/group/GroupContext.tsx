import { createContext, useContext } from 'react';
import type { Group } from './groupQueries';
import type { GroupStanding } from './groupRules';

/** The group around a page, and what its reader is there, as its frame knows them. */
export interface OpenGroup extends GroupStanding {
  group: Group;
  gid: number;
}

export const GroupContext = createContext<OpenGroup | null>(null);

/** The group that the page stands in; null outside of groups, as on pages that both have. */
export const useGroupHere = (): OpenGroup | null => useContext(GroupContext);

/** On a page that stands in groups only. */
export function useGroup(): OpenGroup {
  const open = useGroupHere();
  if (!open) throw new Error('this page needs the frame of a group around it');
  return open;
}
