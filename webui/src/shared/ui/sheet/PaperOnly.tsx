import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import styles from './PaperOnly.module.css';

interface PaperOnlyProps {
  /** The print dialog was closed. */
  onDone: () => void;
  children: ReactNode;
}

/** Sheets for the printer while the page shows something else: handed to it once they are drawn. */
export function PaperOnly({ onDone, children }: PaperOnlyProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: printed once, however often it is drawn
  useLayoutEffect(() => {
    document.body.dataset.paperOnly = '';
    addEventListener('afterprint', onDone);
    window.print();
    return () => {
      delete document.body.dataset.paperOnly;
      removeEventListener('afterprint', onDone);
    };
  }, []);
  return createPortal(
    <div className={styles.paper} data-paper>
      {children}
    </div>,
    document.body,
  );
}
