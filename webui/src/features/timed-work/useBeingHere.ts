import { useEffect } from 'react';
import { api } from '../../shared/api/calls';
import { errorOfComputer, serverNow } from '../../shared/lib/serverClock';

/** Contract timedwork.md §10.1, in ms. */
const every = 15_000;

/** While somebody's time runs, their page says that it is open, and what the computer's clock shows:
 * the invigilator sees who is there, and whose clock is wrong. A sign that is lost is not missed. */
export function useBeingHere(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return;
    const tell = () => {
      api('POST /api/exam/here', {
        body: { clock: Math.round(serverNow() + errorOfComputer()) },
        isQuiet: true,
      }).catch(() => undefined);
    };
    tell();
    const timer = setInterval(tell, every);
    return () => clearInterval(timer);
  }, [isRunning]);
}
