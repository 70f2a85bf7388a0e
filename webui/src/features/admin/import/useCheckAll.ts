import { useEffect, useRef, useState } from 'react';
import { api } from '../../../shared/api/calls';
import { isRefusal, wordsOf } from '../../../shared/api/errors';

/** What came of one problem: `none` has no reference solutions; other words are a refusal's. */
export interface CheckOutcome {
  state: 'running' | 'good' | 'bad' | 'none' | 'refused';
  words?: string;
}

/** In ms, between two looks at a check. */
const pause = 700;

/** Checks problems by their own reference solutions, one after the other: a check judges every case
 * of every solution, and the class may be submitting. */
export function useCheckAll(pids: readonly number[]) {
  const [outcomes, setOutcomes] = useState<Readonly<Record<number, CheckOutcome>>>({});
  const [isBusy, setBusy] = useState(false);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const run = async () => {
    const { signal } = leaving.current;
    setBusy(true);
    setOutcomes({});
    for (const pid of pids) {
      if (signal.aborted) return;
      const tell = (outcome: CheckOutcome) =>
        setOutcomes((before) => ({ ...before, [pid]: outcome }));
      tell({ state: 'running' });
      tell(await outcomeOf(pid, signal));
    }
    setBusy(false);
  };
  return { outcomes, isBusy, run };
}

async function outcomeOf(pid: number, signal: AbortSignal): Promise<CheckOutcome> {
  try {
    const body = { pid };
    const { key } = await api('POST /api/admin/problem/check', { body, isQuiet: true });
    while (!signal.aborted) {
      const query = { key };
      const check = await api('GET /api/admin/problem/check', { query, isQuiet: true });
      if (check.state === 'done') {
        return { state: check.rows.every((row) => row.ok) ? 'good' : 'bad' };
      }
      await new Promise((done) => setTimeout(done, pause));
    }
    return { state: 'running' };
  } catch (error) {
    if (isRefusal(error, 'solution.none')) return { state: 'none' };
    return { state: 'refused', words: wordsOf(error) };
  }
}
