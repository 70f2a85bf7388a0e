/** Contract file.md §5, import-result. */
import type { Schemas } from '../../../shared/api/calls';

export type ImportResult = Schemas['ImportResult'];
export type ImportReport = Schemas['ReportAnswer'];
/** Without a number after a dry run. */
export type ImportedProblem = Schemas['ProblemAnswer'];
