import { type Key, type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../classNames';
import table from '../Table.module.css';
import { cellAttributes, type DataColumn, DataRow, placeColumns } from './DataRow';
import styles from './DataTable.module.css';
import { longTable, useRowWindow } from './useRowWindow';

export type { DataColumn } from './DataRow';

export interface DataTableHandle {
  /** Brings a row into sight, counted from 0. */
  showRow: (row: number) => void;
}

interface DataTableProps<Row> {
  /** What the table lists; read aloud before it. */
  label: string;
  /** The same list at each drawing (`useMemo`), or every row is drawn anew. */
  columns: readonly DataColumn<Row>[];
  /** A row that has not changed must be the same object, as TanStack Query gives it. */
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => Key;
  /** Rows that belong to the reader. */
  isOwn?: (row: Row) => boolean;
  isDense?: boolean;
  /** Old rows stay, paler, while new ones are fetched. */
  isRefreshing?: boolean;
  className?: string;
  ref?: Ref<DataTableHandle>;
}

/**
 * A table by columns. Its head, and columns that are said to be sticky, stay in sight. Of more rows
 * than `longTable` only those in sight are drawn, in a box of its own that scrolls; a screen reader
 * is told how many there are and which ones it meets.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, rowKey, isOwn } = props;
  const { t } = useTranslation('shell');
  const box = useRef<HTMLElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const columns = useMemo(() => placeColumns(props.columns), [props.columns]);
  const isLong = rows.length > longTable;
  const sight = useRowWindow(box, body, rows.length);
  useImperativeHandle(props.ref, () => ({ showRow: sight.showRow }));
  const draw = (first: number, end: number) =>
    rows.slice(first, end).map((row, at) => {
      const index = first + at;
      return (
        <DataRow
          key={rowKey(row, index)}
          row={row}
          index={index}
          columns={columns}
          isOwn={isOwn?.(row) ?? false}
          ariaRow={isLong ? index + 2 : undefined}
        />
      );
    });
  return (
    <section
      ref={box}
      className={classNames(table.scroller, isLong && styles.box, props.className)}
      // A box that scrolls must be reachable by keyboard.
      {...(isLong && { tabIndex: 0, 'aria-label': t('kit.rows', { label, count: rows.length }) })}
    >
      <table
        aria-label={label}
        aria-busy={props.isRefreshing || undefined}
        aria-rowcount={isLong ? rows.length + 1 : undefined}
        className={classNames(table.table, props.isDense && table.dense, styles.table)}
        data-fixed={isLong || undefined}
      >
        {isLong && (
          <colgroup>
            {columns.map(({ id, width }) => (
              <col key={id} style={width === undefined ? undefined : { width }} />
            ))}
          </colgroup>
        )}
        <thead>
          <tr aria-rowindex={isLong ? 1 : undefined}>
            {columns.map((column) => (
              <th key={column.id} scope="col" {...cellAttributes(column)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          ref={body}
          onFocus={(event) => {
            const row = (event.target as Element).closest('tr')?.getAttribute('aria-rowindex');
            sight.onFocusRow(row ? Number(row) - 2 : null);
          }}
          onBlur={() => sight.onFocusRow(null)}
        >
          {sight.stretches.flatMap(({ first, end, isDrawn }) =>
            isDrawn
              ? draw(first, end)
              : [
                  <Gap
                    key={`gap ${first}`}
                    height={(end - first) * sight.rowHeight}
                    width={columns.length}
                  />,
                ],
          )}
        </tbody>
      </table>
    </section>
  );
}

/** In place of the rows that are not drawn, in px and columns. */
function Gap({ height, width }: { height: number; width: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row takes no focus
    <tr aria-hidden="true" className={styles.gap}>
      <td colSpan={width} style={{ height }} />
    </tr>
  );
}
