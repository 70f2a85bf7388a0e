import { createContext, useContext } from 'react';
import type { Place } from '../place/place';
import type { ScheduleStatus } from '../schedule/scheduleStatus';
import type { Contest } from './contestQueries';

/** The contest around a page, as its shell knows it. The same object until something has changed:
 * ticks of the clock are no change, turns are. */
export interface OpenContest {
  contest: Contest;
  cid: number;
  place: Place;
  status: ScheduleStatus;
  isAdmin: boolean;
  /** By the rule OI, which counts points. */
  isOi: boolean;
  /** Has registered. */
  hasAccess: boolean;
  /** All but the overview is shut for this reader. */
  isMenuDisabled: boolean;
  /** The password is asked for in the overview. */
  needsPassword: boolean;
  /** Without it a submit asks for the password first. */
  hasSubmitAccess: boolean;
  /** Whether the clock lets this reader submit now. */
  isOpenForSubmits: boolean;
  /** Counts and results are shown as they are; otherwise as a question mark. */
  seesRealTime: boolean;
  isPastSeal: boolean;
  /** Whether the switch of the next line is offered. */
  hasSettings: boolean;
  /** "Contains submissions after the contest": what every list and board of it passes on. */
  containsEnd: boolean;
  setContainsEnd: (containsEnd: boolean) => void;
}

export const ContestContext = createContext<OpenContest | null>(null);

/** The contest that the page stands in; null outside of contests, as on pages that both have.
 * @public */
export const useContestHere = (): OpenContest | null => useContext(ContestContext);

/** On a page that stands in contests only. */
export function useContest(): OpenContest {
  const open = useContestHere();
  if (!open) throw new Error('this page needs the frame of a contest around it');
  return open;
}
