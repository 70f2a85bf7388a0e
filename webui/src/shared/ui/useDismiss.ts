import { type RefObject, useLayoutEffect } from 'react';

/** Closes an open popup on Escape and when a press or the focus goes outside `area`. */
export function useDismiss(
  isOpen: boolean,
  area: RefObject<HTMLElement | null>,
  close: (reason: 'escape' | 'outside') => void,
): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) close('outside');
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Heard before the <dialog> around the popup, which would close with it.
      event.preventDefault();
      close('escape');
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKeyDown, true);
    };
  });
}
