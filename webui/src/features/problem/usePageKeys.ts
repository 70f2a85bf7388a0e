import { useEffect, useRef } from 'react';
import { topDialog } from '../../shared/ui/dialogStack';

interface PageKeys {
  /** Ctrl+Shift+Enter. */
  runSamples: () => void;
  /** Ctrl+S, in place of the browser's own dialog. */
  save: () => void;
}

/** Keys that work on the whole page, also while the cursor is in the code; not behind a dialog. */
export function usePageKeys(keys: PageKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      const isSave = event.key.toLowerCase() === 's' && !event.shiftKey;
      const isRound = event.key === 'Enter' && event.shiftKey;
      if (!isSave && !isRound) return;
      event.preventDefault();
      if (topDialog() !== null) return;
      if (isSave) latest.current.save();
      else latest.current.runSamples();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
