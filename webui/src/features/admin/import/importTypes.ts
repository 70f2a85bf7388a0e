/** Contract file.md §5, import-result. */
import type { Schemas } from '../../../shared/api/calls';

export type ImportResult = Schemas['ImportResult'];
export type ImportReport = Schemas['ReportAnswer'];
/** What becomes of a problem whose id is taken. */
export type Taken = Schemas['Taken'];
export const takenChoices: readonly Taken[] = ['new', 'replace', 'skip'];

/** How the problems are stored. `tags`: the only ones that are taken; null takes all. */
export interface ImportChoices {
  taken: Taken;
  tags: readonly string[] | null;
}

/** Refusals that another id solves. */
export const isAboutId = (problem: ImportedProblem) =>
  problem.error?.err === 'problem.id_used' || problem.error?.err === 'problem.bad_id';

/** Without a number after a dry run. */
export type ImportedProblem = Schemas['ProblemAnswer'];
