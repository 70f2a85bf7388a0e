/** A check of one problem with its reference solutions, as a line tells it (contract admin.md §8.5). */
import { api } from '../../shared/api/calls';
import { isRefusal, wordsOf } from '../../shared/api/errors';

/** What came of one problem: `none` has no reference solutions; other words are a refusal's. */
export interface CheckOutcome {
  state: 'running' | 'good' | 'bad' | 'none' | 'refused';
  words?: string;
}

/** In ms, between two looks at a check. */
const pause = 700;

/** Checks until it is done. A refusal is an outcome: the other problems are checked all the same. */
export async function outcomeOf(pid: number, signal: AbortSignal): Promise<CheckOutcome> {
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

/** One after the other: they wait in the queue before which a class may be waiting too. */
export async function runSolutions(pids: readonly number[], signal: AbortSignal): Promise<void> {
  for (const pid of pids) {
    if (signal.aborted) return;
    await outcomeOf(pid, signal);
  }
}
