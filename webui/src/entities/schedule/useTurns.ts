import { useEffect, useState } from 'react';
import { scheduleNow } from './scheduleRules';

/** Turns are seen so much later, in ms: this page's idea of the server's time may be a little ahead, and
 * what is asked for at the very start must not be refused as too early. */
const lateness = 100;
/** Timers stand still while a computer sleeps, and the clock may be set: looked at again, in ms. */
const longestSleep = 10_000;

/** The server's time in ms, anew whenever one of these moments has passed; not at every tick. */
export function useTurns(moments: readonly number[]): number {
  const [now, setNow] = useState(scheduleNow);
  const next = Math.min(...moments.filter((moment) => moment > now));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = next + lateness - scheduleNow();
      if (left <= 0) setNow(scheduleNow());
      else timer = setTimeout(wait, Math.min(left, longestSleep));
    };
    wait();
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}
