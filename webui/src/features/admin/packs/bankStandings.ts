import type { ImportedProblem, Pack } from './packQueries';

/** A bank that was opened. */
export type Bank = NonNullable<Pack['bank']>;

/** How a problem of the file stands to those here. */
export const standings = ['new', 'same', 'changed', 'refused'] as const;
export type Standing = (typeof standings)[number];

export const standingTones = {
  new: 'info',
  same: 'good',
  changed: 'warn',
  refused: 'bad',
} as const;

/** Refusals that another id solves. */
const aboutId = ['problem.id_used', 'problem.bad_id'];

export function standingOf(bank: Bank, problem: ImportedProblem): Standing {
  const name = problem.problemId.trim().toUpperCase();
  if (bank.same.includes(name)) return 'same';
  if (bank.changed.includes(name)) return 'changed';
  return problem.error && !aboutId.includes(problem.error.err) ? 'refused' : 'new';
}
