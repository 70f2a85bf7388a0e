import { useEffect, useRef, useState } from 'react';
import { useAction } from '../../../shared/forms/useAction';
import { type CheckOutcome, outcomeOf } from '../solutionCalls';

/** Checks problems by their own reference solutions, one after the other: a check judges every case
 * of every solution, and the class may be submitting. */
export function useCheckAll(pids: readonly number[]) {
  const [outcomes, setOutcomes] = useState<Readonly<Record<number, CheckOutcome>>>({});
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const { isBusy, run } = useAction({
    run: async () => {
      const { signal } = leaving.current;
      setOutcomes({});
      for (const pid of pids) {
        if (signal.aborted) return;
        const tell = (outcome: CheckOutcome) =>
          setOutcomes((before) => ({ ...before, [pid]: outcome }));
        tell({ state: 'running' });
        tell(await outcomeOf(pid, signal));
      }
    },
    isSingle: true,
  });
  return { outcomes, isBusy, run };
}
