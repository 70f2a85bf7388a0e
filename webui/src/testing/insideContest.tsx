/** A contest around what is tested, as its frame provides it, at the moment `noon` of the server. */
import type { ReactNode } from 'react';
import { ContestContext } from '../entities/contest/ContestContext';
import type { Contest } from '../entities/contest/contestQueries';
import type { Reader } from '../entities/contest/contestRules';
import { useOpenContest } from '../entities/contest/useOpenContest';
import { synchronise } from '../shared/lib/serverClock';
import { noon } from './sampleContest';

interface InsideContestProps extends Partial<Reader> {
  contest: Contest;
  /** As its settings were switched. */
  containsEnd?: boolean;
  children: ReactNode;
}

export function InsideContest({
  contest,
  isAdmin = false,
  hasAccess = true,
  containsEnd = false,
  children,
}: InsideContestProps) {
  const open = useOpenContest(contest, { isAdmin, hasAccess });
  return (
    <ContestContext.Provider value={{ ...open, containsEnd }}>{children}</ContestContext.Provider>
  );
}

/** The sample contests play now. */
export const startAtNoon = () => synchronise(noon);
