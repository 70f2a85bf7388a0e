import { narrowerThan } from './breakpoints';

/** A telephone or tablet by its own word, or a window as narrow: no room for notifications (S1 §8, §9). */
export function isMobile(): boolean {
  return (
    /Android|iPhone|iPad|iPod|Mobile/i.test(navigator.userAgent) ||
    window.matchMedia(narrowerThan('tablet')).matches
  );
}
