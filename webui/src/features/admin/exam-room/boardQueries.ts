import { keepPreviousData } from '@tanstack/react-query';
import { api, type Body, type Schemas } from '../../../shared/api/calls';
import { workKey } from '../timed-work/timedWorkQueries';

export type Board = Schemas['ExamBoard'];
export type BoardRoom = Schemas['BoardRoom'];
export type BoardSeat = Schemas['BoardSeat'];
export type BoardPerson = Schemas['BoardPerson'];

/** Without a hint too: last saves move each second, and no hint tells of them; in ms. */
const every = 10_000;

const boardKey = (tid: number) => [...workKey(tid), 'board'] as const;

export const boardQuery = (tid: number) => ({
  queryKey: boardKey(tid),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api('GET /api/admin/exam/board', { query: { tid }, signal, isQuiet: true }),
  placeholderData: keepPreviousData,
  refetchInterval: every,
});

/** What is shown anew after staff did something to a seat, a person or a room. */
export const keysOfBoard = (tid: number) => [boardKey(tid), [...workKey(tid), 'records']];

export const createRoom = (body: Body<'POST /api/admin/exam/room'>) =>
  api('POST /api/admin/exam/room', { body, isQuiet: true });

export const changeRoom = (body: Body<'PUT /api/admin/exam/room'>) =>
  api('PUT /api/admin/exam/room', { body, isQuiet: true });

export const deleteRoom = (id: number) =>
  api('DELETE /api/admin/exam/room', { query: { id }, isQuiet: true });

export const drawSeats = (body: Body<'PUT /api/admin/exam/seats'>) =>
  api('PUT /api/admin/exam/seats', { body, isQuiet: true });

export const seatPerson = (id: number, uid: string | null) =>
  api('PUT /api/admin/exam/seat-person', { body: { id, uid }, isQuiet: true });

export const setAddress = (id: number, address: string | null) =>
  api('PUT /api/admin/exam/seat-address', { body: { id, address }, isQuiet: true });

export const copyRooms = (body: Body<'POST /api/admin/exam/copy-rooms'>) =>
  api('POST /api/admin/exam/copy-rooms', { body, isQuiet: true });

export const beginForEverybody = (body: Body<'POST /api/admin/exam/begin'>) =>
  api('POST /api/admin/exam/begin', { body, isQuiet: true });

export const extendEverybody = (body: Body<'POST /api/admin/exam/extend'>) =>
  api('POST /api/admin/exam/extend', { body, isQuiet: true });
