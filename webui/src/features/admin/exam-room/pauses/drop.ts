import { api } from '../../../../shared/api/calls';
import { timeOf } from '../../../../shared/lib/time';
import type { Board } from '../boardQueries';
import type { Audience } from '../talk/audience';

/** Since when nobody hears of those who are disconnected, the first of them, and how many they are. */
export interface Drop {
  /** Epoch ms, by the server's clock. */
  since: number;
  count: number;
  /** Until the board was made, begun ones counted. */
  minutes: number;
}

const minute = 60_000;

/** Asked for once, when a pause is thought of: what stands in the field does not move under the hand. */
export const boardOfDropQuery = (tid: number) => ({
  queryKey: ['drop', tid] as const,
  queryFn: () => api('GET /api/admin/exam/board', { query: { tid }, isQuiet: true }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
});

/** Of those whom the pause would be for; whose time stands still already loses none. */
export function dropOf({ people, rooms, now }: Board, { uid, roomId }: Audience): Drop | null {
  const seats = new Set(rooms.find(({ id }) => id === roomId)?.seats.map(({ id }) => id));
  const times = people
    .filter((each) => uid === undefined || each.uid === uid)
    .filter(({ seatId }) => roomId === undefined || (seatId !== null && seats.has(seatId)))
    .filter(({ state, isPaused }) => state === 'disconnected' && !isPaused)
    .flatMap(({ since }) => (since === null ? [] : timeOf(since)));
  if (times.length === 0) return null;
  const since = Math.min(...times);
  const minutes = Math.ceil((timeOf(now) - since) / minute);
  return { since, count: times.length, minutes };
}
