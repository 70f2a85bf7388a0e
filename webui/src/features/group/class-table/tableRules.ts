/** Which rows of a class table are shown, and in which order. */
import type { ClassRow, MarksRow } from './classQueries';

export const orders = ['number', 'name', 'solved', 'points', 'last', 'stuck'] as const;
export type Order = (typeof orders)[number];

type Named = Pick<ClassRow, 'realname' | 'username' | 'number' | 'hasLeft'>;

/** A word that stands in the name, the username or the number. */
function isFound(row: Named, words: string): boolean {
  const wanted = words.trim().toLowerCase();
  return [row.realname, row.username, row.number].some((text) =>
    text.toLowerCase().includes(wanted),
  );
}

export interface Shown {
  words: string;
  order: Order;
  /** Days; 0 shows everybody. */
  stuck: number;
}

/** The server's order is that of the numbers. */
export function shownRows(rows: readonly ClassRow[], { words, order, stuck }: Shown): ClassRow[] {
  const found = rows.filter(
    (row) => isFound(row, words) && (stuck === 0 || (row.stuckDays ?? -1) >= stuck),
  );
  return order === 'number' ? found : found.sort(comparisons[order]);
}

export const shownMarks = (rows: readonly MarksRow[], { words, order }: Shown): MarksRow[] => {
  const found = rows.filter((row) => isFound(row, words));
  if (order === 'name') return found.sort(byName);
  return order === 'number' ? found : found.sort((one, other) => other.total - one.total);
};

const byName = (one: Named, other: Named) =>
  (one.realname || one.username).localeCompare(other.realname || other.username, 'zh-CN');

const comparisons: Record<Exclude<Order, 'number'>, (one: ClassRow, other: ClassRow) => number> = {
  name: byName,
  solved: (one, other) => other.solved - one.solved || other.points - one.points,
  points: (one, other) => other.points - one.points,
  last: (one, other) => (other.lastActive ?? '').localeCompare(one.lastActive ?? ''),
  stuck: (one, other) => (other.stuckDays ?? -1) - (one.stuckDays ?? -1),
};
