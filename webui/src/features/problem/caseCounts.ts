import { verdictCodes } from '../../shared/lib/verdict';
import type { JudgeCase, JudgeCases } from './types';

/** All cases of a submission, whatever groups they stand in. */
function allCases(cases: JudgeCases): JudgeCase[] {
  const inGroups = cases.subTaskJudgeCaseVoList?.flatMap((group) => group.subtaskDetailList);
  return cases.judgeCaseList ?? inGroups ?? [];
}

/** The first case that did not pass and of which something is said. */
export function firstComment(cases: JudgeCases): JudgeCase | null {
  const failed = allCases(cases).filter((each) => each.status !== verdictCodes.accepted);
  return failed.find((each) => each.userOutput) ?? null;
}

/** The first failed case that is one of the statement's examples. */
export function firstFailedSample(cases: JudgeCases): JudgeCase | null {
  return allCases(cases).find((each) => each.sample) ?? null;
}

/** Number of the case at which judging stopped, where the mode stops at the first failure. */
export function stoppedAt(cases: JudgeCases): number | null {
  const last = cases.judgeCaseMode === 'ergodic_without_error' && allCases(cases).at(-1);
  return last && last.status !== verdictCodes.accepted ? last.seq : null;
}

export function countCases(cases: JudgeCases): { passed: number; total: number } {
  const all = allCases(cases);
  const passed = all.filter((each) => each.status === verdictCodes.accepted).length;
  return { passed, total: all.length };
}
