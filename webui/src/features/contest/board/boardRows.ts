/** Rows of a board as its tables show them (contract scoreboard.md §1). */
import { replaceEqualDeep } from '@tanstack/react-query';
import type { Schemas } from '../../../shared/api/calls';

export type BoardRule = 'acm' | 'oi';

export type ServerRow = Schemas['BoardRow'];
/** A problem of an ACM row; what does not apply is not there. */
export type AcmCell = Schemas['BoardCell'];

/** A row in its table. */
export interface BoardRow extends ServerRow {
  key: string;
  /** Stands above the board a second time: the reader's own, or one that is followed. */
  isPinned: boolean;
}

export interface BoardPage {
  rows: readonly BoardRow[];
  total: number;
}

/** How many rows of a board's first page stand before the board itself: the reader's own, if he is
 * ranked and `ownUid` is said, then those whom he follows. */
export function pinnedRows(
  rows: readonly Pick<ServerRow, 'uid' | 'isVirtual'>[],
  ownUid: string | null,
  followed: ReadonlySet<string>,
): number {
  const seen = new Set<string>();
  for (const [at, row] of rows.entries()) {
    const isOwn = at === 0 && row.uid === ownUid;
    if (seen.has(whoseOf(row)) || !(isOwn || followed.has(row.uid))) return at;
    seen.add(whoseOf(row));
  }
  return rows.length;
}

export function shownRows(rows: readonly ServerRow[], pinned: number): BoardRow[] {
  return rows.map((row, at) => ({
    ...row,
    isPinned: at < pinned,
    key: at < pinned ? `pinned ${whoseOf(row)}` : whoseOf(row),
  }));
}

/** Whoever takes part virtually may stand on the board besides. */
const whoseOf = ({ uid, isVirtual }: Pick<ServerRow, 'uid' | 'isVirtual'>) =>
  isVirtual ? `virtual ${uid}` : uid;

/** Rows that say what they said stay the same objects, wherever they stand now: only the others are
 * drawn anew. */
export function keepRows(before: BoardPage | undefined, next: BoardPage): BoardPage {
  if (!before) return next;
  const known = new Map(before.rows.map((row) => [row.key, row]));
  const rows = next.rows.map((row) => replaceEqualDeep(known.get(row.key), row));
  const isSame =
    next.total === before.total &&
    rows.length === before.rows.length &&
    rows.every((row, at) => row === before.rows[at]);
  return isSame ? before : { ...next, rows };
}
