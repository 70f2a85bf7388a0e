import type { Query } from '@tanstack/react-query';
import { useIsLive } from '../api/connection';
import { isUnanswered } from '../api/errors';

interface PollingRule<Data> {
  /** Pause between two questions, in ms. */
  every: number;
  /** True once nothing more can change. */
  until?: (data: Data) => boolean;
}

/** While the live socket tells the news itself, asking becomes this much rarer. */
const slowdownWhileLive = 5;
/** Pause while the server cannot be reached, in ms. */
const pauseWhileLost = 2000;

/**
 * Options of a query that is asked again and again: `useQuery({ ...query, ...usePolling(rule) })`.
 * A refusal ends it, and the screen says so (S1 §4, §8); no answer at all is no refusal: it goes on.
 */
export function usePolling<Data>({ every, until = () => false }: PollingRule<Data>) {
  const pause = useIsLive() ? every * slowdownWhileLive : every;
  // Neither the data's errors nor its key matter here.
  // biome-ignore lint/suspicious/noExplicitAny: Query is invariant in both
  const refetchInterval = ({ state }: Query<Data, Error, Data, any>): number | false => {
    if (state.status === 'error') {
      return isUnanswered(state.error) && Math.max(every, pauseWhileLost);
    }
    return state.data !== undefined && until(state.data) ? false : pause;
  };
  return { refetchInterval, refetchIntervalInBackground: true, retry: false };
}

/** Why the polled query was refused; null while it goes on, also without a connection. */
export function refusalOf(query: { error: Error | null }): Error | null {
  return query.error && !isUnanswered(query.error) ? query.error : null;
}
