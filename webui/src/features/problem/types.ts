import type { Schemas } from '../../shared/api/calls';

/** Contract problem.md §1. Times in ms and MB, not doubled; `auth` 1 public, 2 private, 3 contest. */
export type Problem = Schemas['ProblemObject'];
export type StatementTexts = Schemas['StatementText'];
export type { ProblemInfo } from '../../entities/problem/problemQueries';

export type {
  JudgeCase,
  JudgeCases,
  JudgeRow as Submission,
} from '../../entities/submission/types';

/** A problem beside this one (contract problem.md §3). */
export type Neighbour = Schemas['NavigationEntry'];

/** Contract account.md, get-user-ac-result. */
export type OwnProgress = Schemas['AcResultAnswer'];
