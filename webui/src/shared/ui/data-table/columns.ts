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
  /** Of its cells, not of its head. */
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

/** Of a column's head. */
export function headAttributes<Row, State>(column: PlacedColumn<Row, State>) {
  const { left, align, hide } = column;
  return {
    'data-align': align,
    'data-hide': hide,
    ...(left !== null && { className: styles.stays, style: { left } satisfies CSSProperties }),
  };
}

/** Of a cell: it has besides what its column says of the text in it. */
export function cellAttributes<Row, State>(column: PlacedColumn<Row, State>) {
  const { kind, className } = column;
  const place = headAttributes(column);
  return {
    ...place,
    'data-kind': kind,
    className: classNames(className, place.className) || undefined,
  };
}
