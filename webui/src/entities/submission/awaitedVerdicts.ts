/** Submissions of this tab whose verdict has not been seen: whoever walks on is told when it comes. */
import { isInProgress } from '../../shared/lib/verdict';
import { problemOf } from './problemOf';
import type { JudgeRow } from './types';

export interface AwaitedVerdict {
  submitId: number;
  /** Whose it is: the next person at this computer is not told. */
  uid: string;
  /** Display id and title of the problem. */
  name: string;
  /** The contest or timed work where it was made, as the calls name it; 0 = none. */
  cid: number;
}

const storageKey = 'awaitedVerdicts';

const isAwaited = (value: unknown): value is AwaitedVerdict => {
  if (typeof value !== 'object' || value === null) return false;
  const { submitId, uid, name, cid } = value as Record<string, unknown>;
  const hasNumbers = typeof submitId === 'number' && typeof cid === 'number';
  return hasNumbers && typeof uid === 'string' && typeof name === 'string';
};

function stored(): AwaitedVerdict[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(found) ? found.filter(isAwaited) : [];
  } catch {
    return []; // storage can be switched off by policy in computer rooms
  }
}

let awaited: readonly AwaitedVerdict[] | null = null;
/** Told by a page of their own at this moment. */
const followed = new Set<number>();
let untold: readonly AwaitedVerdict[] = [];
const listeners = new Set<() => void>();

function change(next: readonly AwaitedVerdict[]): void {
  awaited = next;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // Then a page that is loaded anew knows nothing of it.
  }
  tell();
}

function tell(): void {
  const found = (awaited ?? []).filter((each) => !followed.has(each.submitId));
  const isSame = found.length === untold.length && found.every((each, at) => each === untold[at]);
  if (isSame) return;
  untold = found;
  for (const listener of listeners) listener();
}

/** Those that no page follows by itself. The same list until it changes. */
export function untoldVerdicts(): readonly AwaitedVerdict[] {
  if (awaited === null) {
    awaited = stored();
    untold = awaited.filter((each) => !followed.has(each.submitId));
  }
  return untold;
}

export function subscribeToUntold(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function forgetVerdict(submitId: number): void {
  untoldVerdicts();
  if (awaited?.some((each) => each.submitId === submitId)) {
    change(awaited.filter((each) => each.submitId !== submitId));
  }
}

/** A page shows this submission until what is returned is called. */
export function followVerdict(row: JudgeRow): () => void {
  untoldVerdicts();
  const { submitId, uid, cid } = row;
  followed.add(submitId);
  if (!isInProgress(row.status)) forgetVerdict(submitId);
  else if (!awaited?.some((each) => each.submitId === submitId)) {
    const name = [problemOf(row).problemId, row.title].filter(Boolean).join(' ');
    change([...(awaited ?? []), { submitId, uid, name, cid }]);
  }
  tell();
  return () => {
    followed.delete(submitId);
    tell();
  };
}
