import { useEffect, useState } from 'react';

/** When the named button works again, in ms of the page; outlives the dialog (S1 §4). */
const ends = new Map<string, number>();

const secondsLeft = (name: string) =>
  Math.max(0, Math.ceil(((ends.get(name) ?? 0) - performance.now()) / 1000));

/** Seconds until the named button works again, and what starts the count. */
export function useCountdown(name: string): [left: number, start: (seconds: number) => void] {
  const [left, setLeft] = useState(() => secondsLeft(name));
  const hasEnded = left === 0;
  useEffect(() => {
    if (hasEnded) return;
    const timer = setInterval(() => setLeft(secondsLeft(name)), 250);
    return () => clearInterval(timer);
  }, [name, hasEnded]);
  const start = (seconds: number) => {
    ends.set(name, performance.now() + seconds * 1000);
    setLeft(secondsLeft(name));
  };
  return [left, start];
}
