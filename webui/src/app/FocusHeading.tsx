import { useEffect } from 'react';

let isFirstPage = true;

/** After a change of page, puts the reader at the start of the new one. Drawn with the page, not before it. */
export function FocusHeading() {
  useEffect(() => {
    if (isFirstPage) {
      isFirstPage = false; // the browser's own start is right
      return;
    }
    window.scrollTo(0, 0);
    // Whoever walks through a menu that stays is not thrown out of it.
    if (document.activeElement?.closest('[data-keeps-focus]')) return;
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    target?.focus({ preventScroll: true });
  }, []);
  return null;
}
