import { useMemo } from 'react';
import { SelectionBox } from '../../lists/SelectionBox';
import type { Selection } from '../../lists/useSelection';
import styles from './DataTable.module.css';

/** The boxes of a table whose rows can be ticked. */
export interface Ticks<Row> {
  selection: Pick<Selection<Row>, 'mayTake' | 'has' | 'set'>;
  /** Read aloud: the box of the head, and that of a row; the same function at each drawing. */
  all: string;
  one: (row: Row) => string;
}

/** What a row needs of them: the same object while nothing but the ticks changes. */
export interface RowTick<Row> {
  label: (row: Row) => string;
  set: (rows: readonly Row[], isIn: boolean) => void;
}

export function useRowTick<Row>(ticks: Ticks<Row> | undefined): RowTick<Row> | undefined {
  const set = ticks?.selection.set;
  const label = ticks?.one;
  return useMemo(() => set && label && { set, label }, [set, label]);
}

interface TickProps<Row> {
  row: Row;
  /** Null for a row that nobody can tick. */
  isTicked: boolean | null;
  tick: RowTick<Row>;
}

export function Tick<Row>({ row, isTicked, tick }: TickProps<Row>) {
  return (
    <td className={styles.tick}>
      {isTicked !== null && (
        <SelectionBox
          label={tick.label(row)}
          isChecked={isTicked}
          onChange={(isIn) => tick.set([row], isIn)}
        />
      )}
    </td>
  );
}

/** Ticks all rows that can be ticked. */
export function AllTick<Row>({ ticks, rows }: { ticks: Ticks<Row>; rows: readonly Row[] }) {
  const { selection, all } = ticks;
  const free = rows.filter(selection.mayTake);
  const ticked = free.filter(selection.has).length;
  return (
    <th scope="col" className={styles.tick}>
      <SelectionBox
        label={all}
        isChecked={ticked > 0 && ticked === free.length}
        isPartly={ticked > 0 && ticked < free.length}
        onChange={(isIn) => selection.set(free, isIn)}
      />
    </th>
  );
}
