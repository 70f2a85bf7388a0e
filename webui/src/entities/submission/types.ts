import type { Schemas } from '../../shared/api/calls';

/** Shapes of contract submission.md §1 and §4. */
export type Judge = Schemas['Judge'];
/** What news say of a row that is being judged stands in it, too. */
export type JudgeRow = Schemas['JudgeRow'] & Partial<Pick<Judge, 'caseProgress'>>;
export type SubmissionDetail = Schemas['SubmissionDetailAnswer'];
export type JudgedByHand = Schemas['JudgedByHand'];
export type JudgeCase = Schemas['JudgeCase'];
export type SubTask = Schemas['SubTask'];
export type JudgeCases = Schemas['JudgeCases'];
