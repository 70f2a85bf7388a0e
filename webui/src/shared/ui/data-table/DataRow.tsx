import { type CSSProperties, memo, type ReactNode } from 'react';
import { classNames } from '../classNames';
import styles from './DataTable.module.css';

export interface DataColumn<Row> {
  id: string;
  head: ReactNode;
  /** Drawn anew when its row, the row's place or the columns are others; so it reads nothing else. */
  cell: (row: Row, index: number) => ReactNode;
  /** In px. A column without one shares what is left. */
  width?: number;
  /** Stays in sight at the left while the table is scrolled sideways; wants a width. */
  isSticky?: boolean;
  /** Names its row to a screen reader. */
  isRowHead?: boolean;
  /** Numbers stand at the end. */
  align?: 'end';
  kind?: 'id';
  /** Goes below 768 px. */
  hide?: 'narrow';
  className?: string | undefined;
}

/** A column, and how far from the left it stays; null where it moves. */
export interface PlacedColumn<Row> extends DataColumn<Row> {
  left: number | null;
}

export function placeColumns<Row>(columns: readonly DataColumn<Row>[]): PlacedColumn<Row>[] {
  let left = 0;
  return columns.map((column) => {
    if (!column.isSticky) return { ...column, left: null };
    const placed = { ...column, left };
    left += column.width ?? 0;
    return placed;
  });
}

export function cellAttributes<Row>({ left, align, kind, hide, className }: PlacedColumn<Row>) {
  return {
    'data-align': align,
    'data-kind': kind,
    'data-hide': hide,
    className: classNames(className, left !== null && styles.stays) || undefined,
    style: left === null ? undefined : ({ left } satisfies CSSProperties),
  };
}

interface DataRowProps<Row> {
  row: Row;
  index: number;
  columns: readonly PlacedColumn<Row>[];
  isOwn: boolean;
  /** Its place in a table of which only a part is drawn, counted from 1 and with the head. */
  ariaRow: number | undefined;
}

function DataRowView<Row>({ row, index, columns, isOwn, ariaRow }: DataRowProps<Row>) {
  return (
    <tr data-own={isOwn || undefined} aria-rowindex={ariaRow}>
      {columns.map((column) => {
        const attributes = cellAttributes(column);
        const content = column.cell(row, index);
        return column.isRowHead ? (
          <th key={column.id} scope="row" {...attributes}>
            {content}
          </th>
        ) : (
          <td key={column.id} {...attributes}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}

/** Drawn anew only when something of it has changed. */
export const DataRow = memo(DataRowView) as typeof DataRowView;
