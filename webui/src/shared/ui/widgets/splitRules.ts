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

export interface SplitState {
  /** Of the left pane, in px; kept while the right one is gone. */
  width: number;
  isFolded: boolean;
}

/** Where the divider lands that is dragged to `wanted`: less than its least width takes the right
 * pane away. */
export function draggedTo(wanted: number, available: number, before: SplitState): SplitState {
  if (wanted > available - leastWidth) return { ...before, isFolded: true };
  return { width: Math.round(Math.max(leastWidth, wanted)), isFolded: false };
}

/** Of an arrow key, in px. */
const step = 24;

/** What a key of the divider does, in the usual manner of dividers; null for other keys. */
export function movedBy(key: string, available: number, before: SplitState): SplitState | null {
  const most = available - leastWidth;
  if (key === 'Enter') return { ...before, isFolded: !before.isFolded };
  const targets: Record<string, number> = {
    ArrowLeft: before.isFolded ? most : before.width - step,
    ArrowRight: before.width + step,
    Home: leastWidth,
    End: most,
  };
  const target = targets[key];
  if (target === undefined || (before.isFolded && key === 'ArrowRight')) return null;
  return draggedTo(Math.min(target, most), available, before);
}

/** Reads a stored width; null for what is none. */
export function parseWidth(text: string | null): number | null {
  const width = Number.parseFloat(text ?? '');
  return Number.isFinite(width) && width > 0 ? width : null;
}
