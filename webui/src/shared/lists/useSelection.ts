import { useState } from 'react';

export interface Selection<Row> {
  rows: readonly Row[];
  /** Some rows nobody can tick. */
  mayTake: (row: Row) => boolean;
  has: (row: Row) => boolean;
  /** Puts these rows in, or takes them out. */
  set: (rows: readonly Row[], isIn: boolean) => void;
  clear: () => void;
}

/** The ticked rows; they stay while somebody turns pages or filters. */
export function useSelection<Row>(
  idOf: (row: Row) => number | string,
  mayTake: (row: Row) => boolean = () => true,
): Selection<Row> {
  const [rows, setRows] = useState<readonly Row[]>([]);
  return {
    rows,
    mayTake,
    has: (row) => rows.some((each) => idOf(each) === idOf(row)),
    set: (changed, isIn) =>
      setRows((old) => {
        const ids = new Set(changed.map(idOf));
        const others = old.filter((each) => !ids.has(idOf(each)));
        return isIn ? [...others, ...changed.filter(mayTake)] : others;
      }),
    clear: () => setRows([]),
  };
}
