/** A session that has ended by itself while its owner was writing: the page stands and waits until they
 * have logged in again, here or in another tab. What was to be read is read then; what was to be written
 * waits for its writer. The token stays stored meanwhile: taken away, it would look like a logout to the
 * other tabs, which would leave their pages. */
import { type PageKeeper, pageKeeper } from '../api/client';
import { ApiError } from '../api/errors';
import { currentUser, readToken, storedUid, subscribeToSession } from '../session/session';

/** Whose page it is, and the token that is over. */
let held: { uid: string; token: string } | null = null;
/** Whether the session was alive since the page stands: one of yesterday may have been over before. */
let isProven = false;
let waiting: ((goesOn: boolean) => void)[] = [];
const listeners = new Set<() => void>();

/** Whether somebody has to log in now; a password that must be chosen then is asked for elsewhere. */
export function isLoginAwaited(): boolean {
  return held !== null && held.token === readToken();
}

export function subscribeToHeld(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True once the owner may go on; false when somebody else came, or nobody, or nothing is held. */
export function sessionGoesOn(): Promise<boolean> {
  if (!held) return Promise.resolve(false);
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}

function tell(): void {
  for (const listener of listeners) listener();
}

function release(goesOn: boolean): void {
  const waiters = waiting;
  held = null;
  waiting = [];
  for (const resolve of waiters) resolve(goesOn);
  tell();
}

/** False where there is nothing to keep: nobody, or a session that was over when the page began. */
function hold(path: string): boolean {
  const user = currentUser();
  const token = readToken();
  if (!user || token === null || !isProven || startsSession(path)) return false;
  held = { uid: user.uid, token };
  tell();
  return true;
}

const startsSession = (path: string) => /^\/api\/(admin\/)?login/.test(path);
const needsSession = (path: string) => /^\/api\/(admin\/|get-user-auth)/.test(path);

const isEnd = (error: unknown) =>
  error instanceof ApiError && error.httpStatus === 401 && !error.key.startsWith('exam.');

const pass: PageKeeper['pass'] = async (path, options, call) => {
  if ((options.method ?? 'GET') !== 'GET' || startsSession(path)) return call();
  // Without a session it would be refused, or answered as to a guest.
  if (held) await sessionGoesOn();
  try {
    const answer = await call();
    isProven ||= needsSession(path);
    return answer;
  } catch (error) {
    const mayAgain = isEnd(error) && (await sessionGoesOn()) && !options.signal?.aborted;
    if (!mayAgain) throw error;
    return pass(path, options, call);
  }
};

function onSession(): void {
  if (!held) return;
  const user = currentUser();
  if (user?.uid !== held.uid) release(false);
  else if (!isLoginAwaited() && !user.mustChangePassword) release(true);
  else tell();
}

/** Another tab has logged the same person in. */
function onStorage(): void {
  if (held && storedUid() === held.uid && !isLoginAwaited()) release(true);
}

/** While a page stands on which somebody may be writing. What is returned ends it. */
export function keepPage(isAnswered: boolean): () => void {
  isProven = isAnswered;
  pageKeeper.current = { hold, pass };
  const stop = subscribeToSession(onSession);
  window.addEventListener('storage', onStorage);
  return () => {
    pageKeeper.current = undefined;
    stop();
    window.removeEventListener('storage', onStorage);
    release(false);
  };
}
