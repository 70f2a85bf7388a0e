import { useEffect, useRef } from 'react';
import { useIsLive } from '../api/live';

interface PolledQuery<Data> {
  data: Data | undefined;
  isError: boolean;
  refetch: () => Promise<unknown>;
}

interface PollingRule<Data> {
  /** Pause between two questions, in ms. */
  every: number;
  /** True once nothing more can change. */
  until: (data: Data) => boolean;
  /** Gives up after so many questions. */
  atMost?: number;
}

/** While the live socket tells the news itself, asking becomes this much rarer. */
const slowdownWhileLive = 5;

/** Asks a query again and again until a rule says stop, an error comes, or the page is left. */
export function usePolling<Data>(query: PolledQuery<Data>, rule: PollingRule<Data>): void {
  const isLive = useIsLive();
  const latest = useRef({ query, rule });
  latest.current = { query, rule };
  const isDone = query.isError || (query.data !== undefined && rule.until(query.data));
  const pause = isLive ? rule.every * slowdownWhileLive : rule.every;

  useEffect(() => {
    if (isDone) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    let asked = 0;
    const schedule = () => {
      if (isStopped || asked >= (latest.current.rule.atMost ?? Number.POSITIVE_INFINITY)) return;
      timer = setTimeout(() => {
        asked += 1;
        latest.current.query.refetch().then(schedule, () => undefined);
      }, pause);
    };
    schedule();
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [isDone, pause]);
}
