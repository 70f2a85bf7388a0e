import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './Table.module.css';

interface TableProps {
  /** What the table lists; read aloud before it. */
  label: string;
  isDense?: boolean;
  /** Old rows stay, paler, while new ones are fetched. */
  isRefreshing?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A plain table in the look of the site. Cells say what they hold: `data-align="end"` for numbers,
 * `data-kind="id"` for ids, `data-hide="narrow"` for what may go below 768 px; rows that belong to
 * the reader carry `data-own`.
 */
export function Table({ label, isDense, isRefreshing, className, children }: TableProps) {
  return (
    <div className={classNames(styles.scroller, className)}>
      <table
        aria-label={label}
        aria-busy={isRefreshing || undefined}
        className={classNames(styles.table, isDense && styles.dense)}
      >
        {children}
      </table>
    </div>
  );
}
