import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useUser } from '../../shared/session/useUser';
import type { Place } from '../place/place';
import { ownStatusQuery } from './problemQueries';

/** How the reader stands with each of these problems there, by pid; undefined until it is known, and
 * for guests. The same function until something has changed. */
export function useOwnStatus(place: Place, pids: readonly number[]) {
  const result = useOwnResults(place, pids);
  return useCallback((pid: number) => result(pid)?.status, [result]);
}

/** The same with the score, which OI contests count; also of what followed the contest. */
export function useOwnResults(place: Place, pids: readonly number[], containsEnd = false) {
  const user = useUser();
  const { data } = useQuery({
    ...ownStatusQuery(place, pids, containsEnd),
    enabled: user !== null && pids.length > 0,
  });
  return useCallback((pid: number) => data?.[pid], [data]);
}
