/** Which rows of the board are seen: the one at which the roll stands is the third from the bottom, so
 * that those below it, of which everything is known, show where it has come. */

export interface Sight {
  /** The topmost row that is seen. */
  top: number;
  /** px */
  rowHeight: number;
  /** How many are seen. */
  count: number;
}

/** So much of the height of the board a row takes, within what can be read far away. */
const leastRow = 44;
const mostRow = 88;
const usualCount = 12;
const below = 2;

export function sightOf(boardHeight: number, rows: number, at: number): Sight {
  const rowHeight = Math.min(mostRow, Math.max(leastRow, boardHeight / usualCount));
  const count = Math.max(1, Math.floor(boardHeight / rowHeight));
  const wanted = at - (count - 1 - below);
  const top = Math.max(0, Math.min(wanted, rows - count));
  return { top, rowHeight, count };
}
