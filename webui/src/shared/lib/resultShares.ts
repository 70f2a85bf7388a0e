/** How the submissions of a problem ended, largest first, for the ring and its legend. */

/** Submissions of a problem by result (contract problem.md §1). */
export interface ResultCounts {
  total: number;
  ac: number;
  mle: number;
  tle: number;
  re: number;
  pe: number;
  ce: number;
  wa: number;
  se: number;
  pa: number;
}

export type ResultName = Exclude<keyof ResultCounts, 'total'>;

export interface ResultShare {
  name: ResultName;
  count: number;
  /** Start and length on the ring, each 0 to 1. */
  start: number;
  length: number;
}

const names: ResultName[] = ['ac', 'pa', 'wa', 'tle', 'mle', 're', 'ce', 'pe', 'se'];

export function resultShares(counts: ResultCounts): ResultShare[] {
  const sum = names.reduce((total, name) => total + counts[name], 0);
  if (sum === 0) return [];
  let start = 0;
  return names
    .filter((name) => counts[name] > 0)
    .sort((a, b) => (a === 'ac' ? -1 : b === 'ac' ? 1 : counts[b] - counts[a]))
    .map((name) => {
      const share = { name, count: counts[name], start, length: counts[name] / sum };
      start += share.length;
      return share;
    });
}
