/** Limits as shown: C and C++ the plain values, other languages twice as much (S1 §9). */
import type { Problem } from './types';

export interface ShownLimits {
  /** ms */
  time: number;
  /** MB */
  memory: number;
  isDoubled: boolean;
}

const isCFamily = (language: string) => /^C(\+\+)?( |$)/.test(language);
/** Remote problems whose limits hold for every language. */
const hasFixedLimits = (problemId: string) => /^(CF|GYM)-/i.test(problemId);

/** Objective questions run nothing (S1 §3: type 2). */
export const hasLimits = (problem: Pick<Problem, 'type'>) => problem.type !== 2;

export function shownLimits(
  problem: Pick<Problem, 'problemId' | 'timeLimit' | 'memoryLimit'>,
  language: string,
): ShownLimits {
  const isDoubled = language !== '' && !isCFamily(language) && !hasFixedLimits(problem.problemId);
  const factor = isDoubled ? 2 : 1;
  return { time: problem.timeLimit * factor, memory: problem.memoryLimit * factor, isDoubled };
}
