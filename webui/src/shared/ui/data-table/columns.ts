import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../classNames';
import styles from './DataTable.module.css';

export interface DataColumn<Row, State = undefined> {
  id: string;
  head: ReactNode;
  /** Drawn anew when its row, the row's place or state, or the columns are others; so it reads nothing
   * else. */
  cell: (row: Row, index: number, state: State) => ReactNode;
  /** In px. A column without one shares what is left. */
  width?: number;
  /** Stays in sight at the left while the table is scrolled sideways; wants a width. */
  isSticky?: boolean;
  /** Names its row to a screen reader. */
  isRowHead?: boolean;
  /** Numbers stand at the end. */
  align?: 'end';
  kind?: 'id';
  /** Goes below 768, 992 or 1200 px. */
  hide?: 'narrow' | 'tablet' | 'laptop' | undefined;
  className?: string | undefined;
}

/** A column, and how far from the left it stays; null where it moves. */
export interface PlacedColumn<Row, State> extends DataColumn<Row, State> {
  left: number | null;
}

export function placeColumns<Row, State>(
  columns: readonly DataColumn<Row, State>[],
): PlacedColumn<Row, State>[] {
  let left = 0;
  return columns.map((column) => {
    if (!column.isSticky) return { ...column, left: null };
    const placed = { ...column, left };
    left += column.width ?? 0;
    return placed;
  });
}

export function cellAttributes<Row, State>(column: PlacedColumn<Row, State>) {
  const { left, align, kind, hide, className } = column;
  return {
    'data-align': align,
    'data-kind': kind,
    'data-hide': hide,
    className: classNames(className, left !== null && styles.stays) || undefined,
    style: left === null ? undefined : ({ left } satisfies CSSProperties),
  };
}
