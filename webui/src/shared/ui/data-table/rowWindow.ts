/** Which rows of a long table are drawn: those in sight, some around them, and the one that holds the
 * focus, which must not vanish under the fingers. */

/** Rows drawn beyond each edge, and the step in which the window moves. */
const around = 8;

export interface RowWindow {
  first: number;
  /** The first row after it. */
  end: number;
}

interface Sight {
  /** How far the box is scrolled, its height, and the height of a row, in px. */
  top: number;
  height: number;
  rowHeight: number;
}

/** Moves by whole steps: most scrolling draws nothing. */
export function rowsInSight({ top, height, rowHeight }: Sight, count: number): RowWindow {
  const step = (row: number) => Math.floor(row / around) * around;
  const first = step(Math.max(0, top / rowHeight - around));
  const end = step((top + height) / rowHeight) + 2 * around;
  // Of a list that has become shorter the last rows are shown until the box has scrolled.
  return { first: Math.min(first, step(Math.max(0, count - 1))), end: Math.min(end, count) };
}

/** Rows to draw, or how many are left out, in the order of the table. */
export type Stretch = { first: number; end: number; isDrawn: boolean };

export function stretches(window: RowWindow, count: number, focused: number | null): Stretch[] {
  const drawn = [window];
  if (focused !== null && focused < count) {
    const row = { first: focused, end: focused + 1 };
    if (focused < window.first) drawn.unshift(row);
    else if (focused >= window.end) drawn.push(row);
  }
  const all: Stretch[] = [];
  let at = 0;
  for (const { first, end } of drawn) {
    if (first > at) all.push({ first: at, end: first, isDrawn: false });
    all.push({ first, end, isDrawn: true });
    at = end;
  }
  if (at < count) all.push({ first: at, end: count, isDrawn: false });
  return all;
}
