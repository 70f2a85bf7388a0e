import { useCallback, useState } from 'react';

export interface Selection<Row> {
  rows: readonly Row[];
  /** Some rows nobody can tick. */
  mayTake: (row: Row) => boolean;
  has: (row: Row) => boolean;
  /** Puts these rows in, or takes them out; the same function at each drawing. */
  set: (rows: readonly Row[], isIn: boolean) => void;
  clear: () => void;
}

const anyRow = () => true;

/** The ticked rows; they stay while somebody turns pages or filters. The two functions are the same
 * ones at each drawing. */
export function useSelection<Row>(
  idOf: (row: Row) => number | string,
  mayTake: (row: Row) => boolean = anyRow,
): Selection<Row> {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const set = useCallback(
    (changed: readonly Row[], isIn: boolean) =>
      setRows((old) => {
        const ids = new Set(changed.map(idOf));
        const others = old.filter((each) => !ids.has(idOf(each)));
        return isIn ? [...others, ...changed.filter(mayTake)] : others;
      }),
    [idOf, mayTake],
  );
  return {
    rows,
    mayTake,
    has: (row) => rows.some((each) => idOf(each) === idOf(row)),
    set,
    clear: () => setRows([]),
  };
}
