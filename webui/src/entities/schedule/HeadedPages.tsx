import type { ReactNode } from 'react';
import { classNames } from '../../shared/ui/classNames';
import styles from './HeadedPages.module.css';

interface HeadedPagesProps {
  /** Stays while the pages below it change. */
  head: ReactNode;
  /** The page takes the whole width and height. */
  isWide?: boolean | undefined;
  children: ReactNode;
}

/** A head in a card, and below it one of the pages that belong to it. */
export function HeadedPages({ head, isWide = false, children }: HeadedPagesProps) {
  return (
    <div className={classNames(styles.frame, isWide && styles.wide)}>
      <header className={styles.head} data-no-print>
        {head}
      </header>
      {children}
    </div>
  );
}
