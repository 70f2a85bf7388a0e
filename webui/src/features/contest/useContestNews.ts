import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { OpenContest } from '../../entities/contest/ContestContext';
import { isOfContest } from '../../entities/contest/contestQueries';

/** A class does not ask at once when a contest starts; in ms. */
const longestPause = 1500;

/** Everything of the contest that is shown is read again when it starts, is sealed, ends, or its times
 * or rights are edited. */
export function useContestNews(open: OpenContest): void {
  const { contest, place, status, seesRealTime, isMenuDisabled } = open;
  const queries = useQueryClient();
  const { startTime, endTime, sealRank, sealRankTime, openPrint, auth } = contest;
  const told = [startTime, endTime, sealRank, sealRankTime, openPrint, auth].join();
  const state = `${status} ${seesRealTime} ${isMenuDisabled} ${told}`;
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const timer = setTimeout(() => {
      void queries.invalidateQueries({ predicate: ({ queryKey }) => isOfContest(queryKey, place) });
    }, Math.random() * longestPause);
    return () => clearTimeout(timer);
  }, [state, place, queries]);
}
