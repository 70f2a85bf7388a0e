import { type Key, type ReactNode, type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../classNames';
import table from '../Table.module.css';
import { type DataColumn, headAttributes, placeColumns } from './columns';
import { DataRow, type RowEvents } from './DataRow';
import styles from './DataTable.module.css';
import { AllTick, type Ticks, useRowTick } from './Tick';
import { longBox, longTable, useRowWindow } from './useRowWindow';

export type { DataColumn } from './columns';

export interface DataTableHandle {
  /** Brings a row into sight, counted from 0. */
  showRow: (row: number) => void;
}

interface DataTableProps<Row, State> extends RowEvents<Row> {
  /** What the table lists; read aloud before it. */
  label: string;
  /** The same list at each drawing (`useMemo`), or every row is drawn anew. */
  columns: readonly DataColumn<Row, State>[];
  /** A row that has not changed must be the same object, as TanStack Query gives it. */
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => Key;
  /** Rows that belong to the reader. */
  isOwn?: (row: Row) => boolean;
  /** What is shown of a row and is not in it, as the reader's own result; plain words and numbers, by
   * which a row that has changed is told from the others. */
  stateOf?: (row: Row) => State;
  /** A box before each row, and one in the head for all of them. */
  ticks?: Ticks<Row>;
  /** What a row shows below itself, over the whole width; not for long tables. */
  detail?: (row: Row, state: State) => ReactNode;
  isDense?: boolean;
  /** Scrolls in a box of its own and keeps to the widths of its columns, however short it is; of wide
   * rows fewer are drawn. */
  isBoxed?: boolean;
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
export function DataTable<Row, State = undefined>(props: DataTableProps<Row, State>) {
  const { label, rows, rowKey, isOwn, stateOf, ticks } = props;
  const { t } = useTranslation('shell');
  const box = useRef<HTMLElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const columns = useMemo(() => placeColumns(props.columns), [props.columns]);
  const isLong = rows.length > (props.isBoxed ? longBox : longTable);
  const isBox = isLong || props.isBoxed;
  const sight = useRowWindow(box, body, rows.length, isLong);
  const tick = useRowTick(ticks);
  useImperativeHandle(props.ref, () => ({ showRow: sight.showRow }));
  const draw = (first: number, end: number) =>
    rows.slice(first, end).map((row, at) => {
      const index = first + at;
      return (
        <DataRow
          key={rowKey(row, index)}
          row={row}
          index={index}
          // Without a function there is no state to tell.
          state={stateOf?.(row) as State}
          columns={columns}
          isOwn={isOwn?.(row) ?? false}
          isTicked={ticks?.selection.mayTake(row) ? ticks.selection.has(row) : null}
          tick={tick}
          detail={props.detail}
          onOpen={props.onOpen}
          onPoint={props.onPoint}
          ariaRow={isLong ? index + 2 : undefined}
        />
      );
    });
  return (
    <section
      ref={box}
      className={classNames(table.scroller, isBox && styles.box, props.className)}
      // A box that scrolls must be reachable by keyboard.
      {...(isBox && { tabIndex: 0, 'aria-label': t('kit.rows', { label, count: rows.length }) })}
    >
      <table
        aria-label={label}
        aria-busy={props.isRefreshing || undefined}
        aria-rowcount={isLong ? rows.length + 1 : undefined}
        className={classNames(table.table, props.isDense && table.dense, styles.table)}
        data-fixed={isBox || undefined}
        data-stays={columns.some(({ left }) => left !== null) || undefined}
      >
        {isBox && (
          <colgroup>
            {ticks && <col className={styles.tick} />}
            {columns.map(({ id, width }) => (
              <col key={id} style={width === undefined ? undefined : { width }} />
            ))}
          </colgroup>
        )}
        <thead>
          <tr aria-rowindex={isLong ? 1 : undefined}>
            {ticks && <AllTick ticks={ticks} rows={rows} />}
            {columns.map((column) => (
              <th key={column.id} scope="col" {...headAttributes(column)}>
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
                    width={columns.length + (ticks ? 1 : 0)}
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
