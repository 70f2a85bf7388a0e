import { useState } from 'react';
import type { AdminProblemRow } from '../problemTypes';

export type Named = Pick<AdminProblemRow, 'id' | 'problemId' | 'author'>;

export interface Selection {
  rows: readonly Named[];
  has: (pid: number) => boolean;
  /** Puts these rows in, or takes them out. */
  set: (rows: readonly Named[], isIn: boolean) => void;
  clear: () => void;
}

/** The ticked rows; they stay while somebody turns pages or filters. */
export function useSelection(): Selection {
  const [rows, setRows] = useState<readonly Named[]>([]);
  return {
    rows,
    has: (pid) => rows.some((row) => row.id === pid),
    set: (changed, isIn) =>
      setRows((old) => {
        const others = old.filter((row) => !changed.some((each) => each.id === row.id));
        return isIn ? [...others, ...changed] : others;
      }),
    clear: () => setRows([]),
  };
}
