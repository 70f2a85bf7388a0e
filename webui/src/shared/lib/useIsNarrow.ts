import { useSyncExternalStore } from 'react';
import { narrowerThan } from './breakpoints';

/** Below it the panes stand one below the other (S1 §9). */
const narrow = narrowerThan('tablet');

export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(narrow);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(narrow).matches,
  );
}
