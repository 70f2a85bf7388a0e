import { describe, expect, it } from 'vitest';
import type { Board, BoardPerson } from '../boardQueries';
import { dropOf } from './drop';

const at = (clock: string) => `2026-11-23T${clock}.000+00:00`;
const person = (uid: string, seatId: number | null, more: Partial<BoardPerson>): BoardPerson =>
  ({ uid, seatId, state: 'disconnected', isPaused: false, since: null, ...more }) as BoardPerson;

const room = (id: number, ...seats: number[]) => ({
  ...{ id, name: String(id), version: null, rows: 1, columns: 4 },
  seats: seats.map((seat, column) => ({
    ...{ id: seat, name: String(seat), row: 0, column, uid: null, address: null },
  })),
});

const board = (...people: BoardPerson[]): Board =>
  ({ now: at('10:05:00'), rooms: [room(1, 11, 12, 13), room(2, 21)], people }) as Board;

const two = board(
  person('lin', 11, { since: at('10:02:30') }),
  person('mei', 12, { since: at('10:03:00') }),
  person('tao', 13, { state: 'idle', since: at('09:50:00') }),
  person('bo', 21, { since: at('10:01:00') }),
  person('anran', null, { since: at('10:00:00') }),
);

describe('since when a pause is offered', () => {
  it('takes the first of a room that dropped, and no other room', () => {
    const drop = dropOf(two, { roomId: 1 });
    expect(drop).toEqual({ since: Date.parse(at('10:02:30')), count: 2, minutes: 3 });
    expect(dropOf(two, { roomId: 2 })?.minutes).toBe(4);
  });

  it('takes whoever has no seat where it is for everybody', () => {
    expect(dropOf(two, {})).toMatchObject({ count: 4, minutes: 5 });
  });

  it('takes one person alone', () => {
    expect(dropOf(two, { uid: 'mei' })).toMatchObject({ count: 1, minutes: 2 });
    expect(dropOf(two, { uid: 'tao' })).toBeNull();
  });

  it('leaves out whose time stands still already', () => {
    const paused = person('lin', 11, { since: at('10:02:30'), isPaused: true });
    expect(dropOf(board(paused), { roomId: 1 })).toBeNull();
  });

  it('offers nothing where nobody is away', () => {
    expect(dropOf(board(person('lin', 11, { state: 'working' })), {})).toBeNull();
  });
});
