import { isUnanswered } from '../api/errors';

/**
 * For lists that staff leave open: asked again at this pace (ms), whatever the live socket says, until
 * the server refuses (S2 §8); the reader's own "refresh" sets it going again.
 */
export const untilRefused =
  (every: number) =>
  ({ state }: { state: { error: Error | null } }): number | false =>
    state.error && !isUnanswered(state.error) ? false : every;
