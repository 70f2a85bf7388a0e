import { useSyncExternalStore } from 'react';

/** Below it the panes stand one below the other (S1 §9). */
const narrow = '(max-width: 767.98px)';

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
