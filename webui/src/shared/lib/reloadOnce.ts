/** After an upgrade the old chunks are gone; the page loaded anew knows the new names. */

const mark = 'reloadedForChunk';

/** Loads the page again, unless that was tried already and did not help. */
export function reloadOnce(): void {
  if (sessionStorage.getItem(mark) !== null) return;
  sessionStorage.setItem(mark, 'yes');
  location.reload();
}

/** A chunk has come: the next failure may try again. */
export function forgetReload(): void {
  sessionStorage.removeItem(mark);
}
