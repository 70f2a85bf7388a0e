/** Submissions on their way to the server (timed works): each is kept in this browser, with its
 * idempotency key, from the press of the button until the server has answered. A reload, a crash or a
 * cable that is out loses none, and sending one twice makes it no second one. */
import { ApiError } from '../../shared/api/errors';
import { randomId } from '../../shared/lib/randomId';
import { serverNow } from '../../shared/lib/serverClock';
import { storedUid } from '../../shared/session/session';
import { type Place, placeKey } from '../place/place';
import { submitCode } from './submissionQueries';
import type { JudgeRow } from './types';

export interface WaitingSubmit {
  key: string;
  uid: string;
  place: Place;
  pid: number;
  language: string;
  code: string;
  /** When the button was pressed, by the server's clock; in ms. The server's time of receipt counts. */
  askedAt: number;
}

/** What came of one that had waited. */
export type Outcome = { submit: WaitingSubmit } & ({ row: JudgeRow } | { refusal: unknown });

const prefix = 'waitingSubmit:';
const listeners = new Set<() => void>();
const outcomeListeners = new Set<(outcome: Outcome) => void>();
/** Where the storage is full or switched off, they last as long as the page. */
let known: readonly WaitingSubmit[] = readStored();

function readStored(): WaitingSubmit[] {
  try {
    const keys = Object.keys(localStorage).filter((each) => each.startsWith(prefix));
    return keys
      .flatMap((each) => parse(localStorage.getItem(each)))
      .sort((one, other) => one.askedAt - other.askedAt);
  } catch {
    return [];
  }
}

function parse(text: string | null): WaitingSubmit[] {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<WaitingSubmit> | null;
    const texts = [value?.key, value?.uid, value?.language, value?.code];
    const isWhole =
      texts.every((each) => typeof each === 'string') &&
      typeof value?.pid === 'number' &&
      typeof value.askedAt === 'number' &&
      typeof value.place === 'object';
    return isWhole ? [value as WaitingSubmit] : [];
  } catch {
    return [];
  }
}

function change(next: readonly WaitingSubmit[]): void {
  known = next;
  for (const listener of listeners) listener();
}

// Another tab may have sent or cancelled one.
window.addEventListener('storage', ({ key }) => {
  if (key === null || key.startsWith(prefix)) change(readStored());
});

export function subscribeToWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All that this browser holds; the same list until one comes or goes. */
export const allWaiting = (): readonly WaitingSubmit[] => known;

export const isWaitingOf = (uid: string | null, place: Place) => (each: WaitingSubmit) =>
  each.uid === uid && placeKey(each.place) === placeKey(place);

/** Keeps it. The same text that waits already is the same submission. */
export function keepWaiting(wanted: Omit<WaitingSubmit, 'key' | 'askedAt'>): WaitingSubmit {
  const { uid, place, pid, language, code } = wanted;
  const same = known
    .filter(isWaitingOf(uid, place))
    .find((each) => each.pid === pid && each.language === language && each.code === code);
  if (same) return same;
  const kept = { ...wanted, key: randomId(), askedAt: serverNow() };
  try {
    localStorage.setItem(prefix + kept.key, JSON.stringify(kept));
  } catch {
    // It then waits in this page alone.
  }
  change([...known, kept]);
  return kept;
}

/** False where it was gone already. */
export function dropWaiting(key: string): boolean {
  const wasThere = known.some((each) => each.key === key);
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // There was none.
  }
  if (wasThere) change(known.filter((each) => each.key !== key));
  return wasThere;
}

/** A clear word of the server on this submission: nothing is gained by sending it again. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { httpStatus } = error;
  return httpStatus > 0 && httpStatus < 500 && httpStatus !== 401 && httpStatus !== 429;
}

/** The row once the server has it, null where that has to wait. Throws the refusal. Another person who
 * has logged in meanwhile sends nothing of it. */
export async function sendWaiting(submit: WaitingSubmit): Promise<JudgeRow | null> {
  if (storedUid() !== submit.uid) return null;
  try {
    const row = await submitCode(submit.place, submit.pid, submit, { isQuiet: true });
    if (dropWaiting(submit.key)) tell({ submit, row });
    return row;
  } catch (error) {
    if (!isRefused(error)) return null;
    if (dropWaiting(submit.key)) tell({ submit, refusal: error });
    throw error;
  }
}

/** As `sendWaiting`, where nobody waits for a refusal: its listeners hear of it. False without an
 * answer. */
export async function retryWaiting(submit: WaitingSubmit): Promise<boolean> {
  try {
    return (await sendWaiting(submit)) !== null;
  } catch {
    return true;
  }
}

function tell(outcome: Outcome): void {
  for (const listener of outcomeListeners) listener(outcome);
}

export function subscribeToOutcomes(listener: (outcome: Outcome) => void): () => void {
  outcomeListeners.add(listener);
  return () => outcomeListeners.delete(listener);
}
