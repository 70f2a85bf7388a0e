import { synchronise } from '../lib/serverClock';

/** Longer than any answer of this call takes on a busy server, in ms. */
const patience = 5000;

/** Asks the server for its time, and sets the clock by it. False when the server does not answer. */
export async function askServerTime(): Promise<boolean> {
  const askedAt = performance.now();
  try {
    const response = await fetch('/api/time', {
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    // A proxy that answers in the server's place does not know it.
    const time = response.headers.get('x-server-time');
    if (time) synchronise(Number(time), askedAt);
    return time !== null;
  } catch {
    return false;
  }
}
