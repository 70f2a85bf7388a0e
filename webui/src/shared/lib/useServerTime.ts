import { useEffect, useState } from 'react';
import { serverNow } from './serverClock';

/** The server's time in ms, renewed every `every` ms. */
export function useServerTime(every: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
