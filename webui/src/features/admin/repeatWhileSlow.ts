import { ApiError } from '../../shared/api/errors';

/** Twenty thousand accounts on a slow machine. */
const mostTries = 10;

/** For calls that hash many passwords, which may take longer than a call may last. The server goes
 * on, and answers the same to whoever asks again. */
export async function repeatWhileSlow<Data>(ask: () => Promise<Data>): Promise<Data> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      const isTooSlow = error instanceof ApiError && error.key === 'client.timeout';
      if (!isTooSlow || tries >= mostTries) throw error;
    }
  }
}
