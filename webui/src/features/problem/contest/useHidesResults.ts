import { useContestHere } from '../../../entities/contest/ContestContext';

/** Whether the contest around this page keeps results from its reader now: those of OI until it has
 * ended, as soon as its board is sealed (S1 §6). */
export function useHidesResults(): boolean {
  const here = useContestHere();
  return here?.isOi === true && !here.seesRealTime;
}
