/** How the verdicts of a day are put together for the chart. */
import { verdictCodes } from '../../../shared/lib/verdict';
import type { Day } from './dashboardQueries';

/** In the order in which they are stacked, from below. */
export const verdictKinds = ['accepted', 'wrong', 'limits', 'runtime', 'compile', 'other'] as const;

export type VerdictKind = (typeof verdictKinds)[number];

const kindOfStatus: Readonly<Record<number, VerdictKind>> = {
  [verdictCodes.accepted]: 'accepted',
  [verdictCodes.wrongAnswer]: 'wrong',
  [verdictCodes.presentationError]: 'wrong',
  [verdictCodes.partiallyAccepted]: 'wrong',
  [verdictCodes.timeLimit]: 'limits',
  [verdictCodes.memoryLimit]: 'limits',
  [verdictCodes.runtimeError]: 'runtime',
  [verdictCodes.compileError]: 'compile',
};

export function countByKind(day: Day): Record<VerdictKind, number> {
  const counts = { accepted: 0, wrong: 0, limits: 0, runtime: 0, compile: 0, other: 0 };
  for (const { status, count } of day.verdicts) counts[kindOfStatus[status] ?? 'other'] += count;
  return counts;
}

/** Month and day of YYYY-MM-DD. */
export const shortDay = (date: string): string => date.slice(5);
