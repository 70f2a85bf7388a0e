import { useMemo, useSyncExternalStore } from 'react';
import {
  allWaiting,
  isWaitingOf,
  subscribeToWaiting,
  type WaitingSubmit,
} from '../../../entities/submission/waitingSubmits';
import type { OpenTimedWork } from '../../../entities/timed-work/TimedWorkContext';
import { useUser } from '../../../shared/session/useUser';

/** The reader's submissions in this work that the server has not answered yet, the oldest first. */
export function useWaiting({ place }: Pick<OpenTimedWork, 'place'>): readonly WaitingSubmit[] {
  const uid = useUser()?.uid ?? null;
  const all = useSyncExternalStore(subscribeToWaiting, allWaiting);
  return useMemo(() => all.filter(isWaitingOf(uid, place)), [all, uid, place]);
}
