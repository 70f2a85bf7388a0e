/** The sealed board and what lies behind it, from the contest's submissions (contract scoreboard.md §5). */
import type { Contestant, RollCell, RollRecord, RollRow } from './types';

/** Added for each counted failure before a problem was solved, in seconds. */
const failurePenalty = 1200;

const untouched: RollCell = { errors: 0, hidden: 0, solvedAt: null, isFirst: false };

export interface SealedRow {
  sealed: RollRow;
  /** What the cells that hide something will show. */
  real: Readonly<Record<string, RollCell>>;
}

interface Kept {
  contestant: Contestant;
  appeared: number;
  sealed: Record<string, RollCell>;
  real: Record<string, RollCell>;
}

/** One row for each contestant who has submitted, in no order yet. */
export function sealedRows(
  records: readonly RollRecord[],
  contestants: ReadonlyMap<string, Contestant>,
  sealSeconds: number,
): SealedRow[] {
  const ordered = [...records].sort((a, b) => a.seconds - b.seconds || a.submitId - b.submitId);
  const kept = new Map<string, Kept>();
  const firstAt = new Map<string, number>();
  for (const record of ordered) {
    const contestant = contestants.get(record.uid);
    if (!contestant) continue;
    const row = kept.get(record.uid) ?? {
      contestant,
      appeared: kept.size,
      sealed: {},
      real: {},
    };
    kept.set(record.uid, row);
    const { displayId, outcome, seconds } = record;
    const known = row.sealed[displayId] ?? untouched;
    const isSealed = seconds >= sealSeconds;
    // What is not seen to be solved hides every submission, also those after the one that solved it.
    if (isSealed && known.solvedAt === null) {
      row.sealed[displayId] = { ...known, hidden: known.hidden + 1 };
    }
    const before = row.real[displayId] ?? untouched;
    if (before.solvedAt !== null) continue;
    if (outcome === 'solved' && !firstAt.has(displayId)) firstAt.set(displayId, seconds);
    const after = {
      ...before,
      errors: before.errors + (outcome === 'failed' ? 1 : 0),
      ...(outcome === 'solved' && {
        solvedAt: seconds,
        isFirst: firstAt.get(displayId) === seconds,
      }),
    };
    row.real[displayId] = after;
    if (!isSealed) row.sealed[displayId] = after;
  }
  return [...kept.values()].map(({ contestant, appeared, sealed, real }) => ({
    sealed: withCells({ contestant, appeared, solved: 0, penalty: 0, cells: {} }, sealed),
    real,
  }));
}

/** The row with other cells, counted anew. */
export function withCells(row: RollRow, cells: Readonly<Record<string, RollCell>>): RollRow {
  const solved = Object.values(cells).filter((cell) => cell.solvedAt !== null);
  const penalty = solved.reduce(
    (sum, { errors, solvedAt }) => sum + errors * failurePenalty + (solvedAt ?? 0),
    0,
  );
  return { ...row, cells, solved: solved.length, penalty };
}

export const isHidden = (cell: RollCell | undefined): boolean =>
  cell !== undefined && cell.hidden > 0;

/** Below 0 when `a` stands above `b`. */
export function byPlace(a: RollRow, b: RollRow): number {
  return b.solved - a.solved || a.penalty - b.penalty || a.appeared - b.appeared;
}

export const areEqual = (a: RollRow, b: RollRow): boolean =>
  a.solved === b.solved && a.penalty === b.penalty;

/** The rank of each row in the order of the board; null for those without a place. Equal rows that
 * follow each other share one, and the count goes on: 1, 1, 3. */
export function ranksOf(rows: readonly RollRow[]): (number | null)[] {
  let count = 0;
  let last: { row: RollRow; rank: number } | null = null;
  return rows.map((row) => {
    if (row.contestant.isStar) return null;
    count += 1;
    const rank = last && areEqual(last.row, row) ? last.rank : count;
    last = { row, rank };
    return rank;
  });
}
