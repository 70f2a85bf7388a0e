/** After an upgrade the old chunks are gone; the page loaded anew knows the new names. */
import { askServerTime } from '../api/askServerTime';

const mark = 'reloadedForChunk';

/** Loads the page again, unless that was tried already and did not help, or the server does not
 * answer: in its place the browser would show its own error, and what is on the screen would be gone. */
export async function reloadOnce(): Promise<void> {
  if (sessionStorage.getItem(mark) !== null || !(await askServerTime())) return;
  sessionStorage.setItem(mark, 'yes');
  location.reload();
}

/** A chunk has come: the next failure may try again. */
export function forgetReload(): void {
  sessionStorage.removeItem(mark);
}
