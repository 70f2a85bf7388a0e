import { isClockUnsure } from '../lib/serverClock';
import { askServerTime } from './askServerTime';

/** In ms. A jump of the clock is noticed within the first, and asked about at most at the second. */
const lookEvery = 1000;
const askEvery = 10_000;

/** Asks the server for its time whenever the page has become unsure of it. Returns what ends that. */
export function keepServerTime(): () => void {
  let isAsking = false;
  let nextAt = 0;

  const look = () => {
    if (!isClockUnsure() || isAsking || performance.now() < nextAt) return;
    isAsking = true;
    nextAt = performance.now() + askEvery;
    void askServerTime().then(() => {
      isAsking = false;
    });
  };

  look();
  const timer = setInterval(look, lookEvery);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
