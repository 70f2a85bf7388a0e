import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { OpenContest } from '../../entities/contest/ContestContext';
import { contestQuery, isOfContest } from '../../entities/contest/contestQueries';
import { useLiveTopic } from '../../shared/api/live';

/** A class does not ask at once when a contest starts; in ms. */
const longestPause = 1500;

/** Everything of the contest that is shown is read again when it starts, is sealed, ends, or its times
 * or rights are edited; the server tells that they are. */
export function useContestNews(open: OpenContest): void {
  const { contest, cid, status, seesRealTime, isMenuDisabled } = open;
  const queries = useQueryClient();
  const { startTime, endTime, sealRank, sealRankTime, openPrint, auth } = contest;
  const told = [startTime, endTime, sealRank, sealRankTime, openPrint, auth].join();
  const state = `${status} ${seesRealTime} ${isMenuDisabled} ${told}`;
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const timer = setTimeout(() => {
      void queries.invalidateQueries({ predicate: ({ queryKey }) => isOfContest(queryKey, cid) });
    }, Math.random() * longestPause);
    return () => clearTimeout(timer);
  }, [state, cid, queries]);

  const asking = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(asking.current), []);
  const readHead = () => {
    asking.current ??= setTimeout(() => {
      asking.current = undefined;
      void queries.invalidateQueries({ queryKey: contestQuery(cid).queryKey });
    }, Math.random() * longestPause);
  };
  useLiveTopic(
    `contest:${cid}`,
    ({ kind }) => {
      if (kind === 'time' || kind === 'state') readHead();
    },
    readHead,
  );
}
