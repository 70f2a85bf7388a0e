import { memo, type ReactNode } from 'react';
import { cellAttributes, type PlacedColumn } from './columns';
import styles from './DataTable.module.css';
import { type RowTick, Tick } from './Tick';

/** What can be done to a row as a whole; the same functions at each drawing. */
export interface RowEvents<Row> {
  /** A click anywhere but on a control; keyboards want a link besides. */
  onOpen?: ((row: Row) => void) | undefined;
  /** The pointer, or the focus, has come to the row. */
  onPoint?: ((row: Row) => void) | undefined;
}

interface DataRowProps<Row, State> extends RowEvents<Row> {
  row: Row;
  index: number;
  state: State;
  columns: readonly PlacedColumn<Row, State>[];
  isOwn: boolean;
  /** Null for a row that nobody can tick. */
  isTicked: boolean | null;
  tick: RowTick<Row> | undefined;
  detail: ((row: Row, state: State) => ReactNode) | undefined;
  /** Its place in a table of which only a part is drawn, counted from 1 and with the head. */
  ariaRow: number | undefined;
}

function DataRowView<Row, State>(props: DataRowProps<Row, State>) {
  const { row, index, state, columns, isTicked, tick, onOpen, onPoint } = props;
  const point = onPoint && (() => onPoint(row));
  const detail = props.detail?.(row, state);
  return (
    <>
      <tr
        className={onOpen && styles.opens}
        data-own={props.isOwn || undefined}
        aria-rowindex={props.ariaRow}
        onPointerEnter={point}
        onFocus={point}
        onClick={
          onOpen &&
          ((event) => {
            const isOnControl =
              event.target instanceof Element && event.target.closest('a, button, label, input');
            if (!isOnControl && !window.getSelection()?.toString()) onOpen(row);
          })
        }
      >
        {tick && <Tick row={row} isTicked={isTicked} tick={tick} />}
        {columns.map((column) => {
          const attributes = cellAttributes(column);
          const content = column.cell(row, index, state);
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
      {detail && (
        <tr className={styles.detail}>
          <td colSpan={columns.length + (tick ? 1 : 0)}>{detail}</td>
        </tr>
      )}
    </>
  );
}

/** Drawn anew only when something of it has changed. */
export const DataRow = memo(DataRowView) as typeof DataRowView;
