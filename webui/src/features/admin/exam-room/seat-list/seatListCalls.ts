/** The office's list of seats, looked at before it is applied (contract timedwork.md §10.4). */
import { type Schemas, sendForm } from '../../../../shared/api/calls';
import type { SendingWay } from '../../../../shared/forms/useSending';

export type SeatLine = Schemas['SeatListLine'];
export type SeatList = Schemas['SeatListAnswer'];

export const seatListEndings = ['.xlsx', '.csv', '.tsv', '.txt'] as const;
/** In bytes. */
export const largestSeatList = 10 * 1024 * 1024;

/** A chosen file or what was pasted, and what it is called here. */
export interface Source {
  file: File;
  name: string;
}

/** A look at the list; nothing is written. */
export function lookAtSeats(
  tid: number,
  { file, name }: Source,
  { onProgress, signal }: SendingWay,
): Promise<SeatList> {
  return sendForm('POST /api/admin/exam/seat-list', formOf(tid, file), {
    onProgress: (share) => onProgress({ name, share }),
    signal,
    isQuiet: true,
  });
}

export function applySeats(tid: number, { file }: Source): Promise<SeatList> {
  const form = formOf(tid, file);
  form.set('apply', 'true');
  return sendForm('POST /api/admin/exam/seat-list', form, { isQuiet: true });
}

function formOf(tid: number, file: File): FormData {
  const form = new FormData();
  form.set('file', file);
  form.set('tid', String(tid));
  return form;
}

/** What was pasted as a file: the server tells tabs, commas and semicolons apart by itself. */
export const fileOfText = (text: string) => new File([text], 'seats.txt', { type: 'text/plain' });

/** What a list that was applied has set. */
export function countsOf(lines: readonly SeatLine[]) {
  return {
    rooms: new Set(lines.map(({ room }) => room)).size,
    seats: lines.length,
    people: lines.filter(({ username }) => username !== null).length,
  };
}
