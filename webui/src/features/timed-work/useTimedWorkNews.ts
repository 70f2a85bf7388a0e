import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { wireOf } from '../../entities/place/codec';
import type { OpenTimedWork } from '../../entities/timed-work/TimedWorkContext';
import { isOfTimedWork, timedWorkQuery } from '../../entities/timed-work/timedWorkQueries';
import { useLiveTopic } from '../../shared/api/live';

/** A class does not ask at once when its time is over; in ms. */
const longestPause = 1500;

/** Everything of the work that is shown is read again when it starts, when the reader's time begins or
 * is over, or when its times are edited. */
export function useTimedWorkNews({ work, id, place, stage, time, readsAll }: OpenTimedWork): void {
  const queries = useQueryClient();
  // While it stands still the end moves on with every answer, which is no news.
  const end = work.record ? (work.pausedSince ?? time.endTime) : work.endTime;
  const state = [stage, time.startTime, end, work.auth, work.access, readsAll].join();
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const timer = setTimeout(() => {
      void queries.invalidateQueries({ predicate: ({ queryKey }) => isOfTimedWork(queryKey, id) });
    }, Math.random() * longestPause);
    return () => clearTimeout(timer);
  }, [state, id, queries]);

  const readHead = () => void queries.invalidateQueries({ queryKey: timedWorkQuery(id).queryKey });
  useLiveTopic(`contest:${wireOf(place).cid ?? 0}`, readHead, readHead);
}
