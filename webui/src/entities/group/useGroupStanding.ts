import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUser } from '../../shared/session/useUser';
import type { OpenGroup } from './GroupContext';
import { groupLevelQuery, groupQuery } from './groupQueries';
import { standingOf } from './groupRules';

/** A group by its number and what the reader is there, asked wherever a page stands. `open` is null
 * until both are known. */
export function useGroupStanding(gid: number) {
  const user = useUser();
  const detail = useQuery(groupQuery(gid));
  const level = useQuery(groupLevelQuery(gid));
  const open = useMemo<OpenGroup | null>(() => {
    if (!detail.data || level.data === undefined) return null;
    return { group: detail.data, gid, ...standingOf(detail.data, level.data, user) };
  }, [detail.data, level.data, gid, user]);
  return {
    open,
    error: detail.error ?? level.error,
    refetch: () => {
      void detail.refetch();
      void level.refetch();
    },
  };
}
