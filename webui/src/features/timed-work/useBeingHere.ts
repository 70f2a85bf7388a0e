import { useEffect } from 'react';
import { refused } from '../../entities/timed-work/TimedWorkContext';
import { api } from '../../shared/api/calls';
import { errorOfComputer, serverNow } from '../../shared/lib/serverClock';

/** Contract timedwork.md §10.1, in ms. */
const every = 15_000;
const mostPastes = 1000;

/** While somebody's time runs, their page says that it is open, what the computer's clock shows,
 * and how often the editor refused to take pasted text: the invigilator sees who is there, whose clock
 * is wrong, and who tried to paste. A sign that is lost is not missed; its pastes go with the next. */
export function useBeingHere(tid: number, isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return;
    const tell = () => {
      const refusedPastes = Math.min(refused.pastes, mostPastes);
      refused.pastes = 0;
      api('POST /api/exam/here', {
        body: { clock: Math.round(serverNow() + errorOfComputer()), tid, refusedPastes },
        isQuiet: true,
      }).catch(() => {
        refused.pastes += refusedPastes;
      });
    };
    tell();
    const timer = setInterval(tell, every);
    return () => {
      clearInterval(timer);
      if (refused.pastes > 0) tell();
    };
  }, [tid, isRunning]);
}
