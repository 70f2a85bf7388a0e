/** Widths of the two panes of the problem page (S1 §2), in px. */

/** What a reset gives the left pane. */
export const resetWidth = 431;
/** Dragged below this, the editor pane collapses; the left pane is never narrower. */
export const leastWidth = 200;

const wideScreen = 1440;
const wideShare = 0.44;

/** The left pane's width when the page opens: as it was left, else by the width of the screen. */
export function openingWidth(available: number, stored: number | null): number {
  const wanted = stored ?? (available >= wideScreen ? available * wideShare : resetWidth);
  return Math.round(Math.max(leastWidth, Math.min(wanted, available - leastWidth)));
}

/** Reads a stored width; null for what is none. */
export function parseWidth(text: string | null): number | null {
  const width = Number.parseFloat(text ?? '');
  return Number.isFinite(width) && width > 0 ? width : null;
}
