/** How much of the code's pane the panel below the code may take, in per cent of its height. */

/** S1 §2: the drawer of the test run takes 40 % until its divider is moved. */
export const usualShare = 40;
export const leastShare = 15;
export const mostShare = 75;
/** Of an arrow key. */
const step = 4;

const within = (share: number) => Math.round(Math.max(leastShare, Math.min(mostShare, share)));

/** Reads a stored share; the usual one for what is none. */
export function parseShare(text: string | null): number {
  const share = Number.parseFloat(text ?? '');
  return Number.isFinite(share) ? within(share) : usualShare;
}

/** The panel's share when its upper edge is dragged to `top`; its lower edge and the pane's height
 * are given in the same px. */
export function draggedTo(top: number, bottom: number, paneHeight: number): number {
  return paneHeight > 0 ? within(((bottom - top) / paneHeight) * 100) : usualShare;
}

/** What a key of the divider does, in the usual manner of dividers; null for other keys. */
export function movedBy(key: string, share: number): number | null {
  const targets: Record<string, number> = {
    ArrowUp: share + step,
    ArrowDown: share - step,
    Home: mostShare,
    End: leastShare,
  };
  const target = targets[key];
  return target === undefined ? null : within(target);
}
