/** All steps of a roll: from the last row upwards, each problem that hides something is told. */
import { awardsOf } from './awards';
import { areEqual, byPlace, isHidden, type SealedRow, withCells } from './rows';
import type { Medals, Roll, RollRow, RollStep } from './types';

/** The same rows give the same steps: the order of problems is that of `displayIds`. */
export function planRoll(
  rows: readonly SealedRow[],
  displayIds: readonly string[],
  medals: Medals,
): Roll {
  const start = rows.map(({ sealed }) => sealed).sort(byPlace);
  const real = new Map(rows.map((row) => [row.sealed.contestant.uid, row.real]));
  const awards = awardsOf(
    rows.map(({ sealed, real: cells }) => withCells(sealed, cells)),
    medals,
  );
  const board = [...start];
  const steps: RollStep[] = [];
  let at = board.length - 1;
  for (let row = board[at]; row; row = board[at]) {
    const { cells, contestant } = row;
    const { uid } = contestant;
    const displayId = displayIds.find((each) => isHidden(cells[each]));
    const told = displayId === undefined ? undefined : real.get(uid)?.[displayId];
    if (displayId === undefined || told === undefined) {
      const equals = equalsBelow(board, at);
      if (equals.length > 1) steps.push({ kind: 'tie', at, uids: equals });
      const award = awards.get(uid);
      if (award) steps.push({ kind: 'award', at, uid, award });
      at -= 1;
      continue;
    }
    steps.push({ kind: 'pick', at, uid, displayId });
    const after = withCells(row, { ...cells, [displayId]: told });
    const to = placeOf(board, at, after);
    steps.push({ kind: 'reveal', at, to, displayId, before: row, after });
    board.splice(at, 1);
    board.splice(to, 0, after);
  }
  steps.push({ kind: 'end', at: 0 });
  return { displayIds, start, steps };
}

/** Where a row of place `at` comes to stand: nobody falls by what is told. */
function placeOf(board: readonly RollRow[], at: number, after: RollRow): number {
  let to = at;
  for (let above = board[to - 1]; above && byPlace(after, above) < 0; above = board[to - 1])
    to -= 1;
  return to;
}

/** Those with a place who are equal to the row at `at`, itself first, then downwards: everything is
 * known of them. Nobody wonders who is first of those that have solved nothing. */
function equalsBelow(board: readonly RollRow[], at: number): string[] {
  const row = board[at];
  if (!row || row.contestant.isStar || row.solved === 0) return [];
  const below = board.slice(at).filter(({ contestant }) => !contestant.isStar);
  const end = below.findIndex((each) => !areEqual(each, row));
  return below.slice(0, end === -1 ? undefined : end).map(({ contestant }) => contestant.uid);
}
