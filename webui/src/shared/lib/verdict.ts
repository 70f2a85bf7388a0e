/** Judge status codes and how each is shown (S1 §4, contract 00-conventions §7). */

export const verdictCodes = {
  notSubmitted: -10,
  hidden: -5,
  cancelled: -4,
  presentationError: -3,
  compileError: -2,
  wrongAnswer: -1,
  accepted: 0,
  timeLimit: 1,
  memoryLimit: 2,
  runtimeError: 3,
  systemError: 4,
  pending: 5,
  compiling: 6,
  judging: 7,
  partiallyAccepted: 8,
  submitting: 9,
  submitFailed: 10,
} as const;

export type VerdictKey = keyof typeof verdictCodes;
type VerdictCode = (typeof verdictCodes)[VerdictKey];

export type VerdictLook =
  | 'accepted'
  | 'wrong'
  | 'time'
  | 'memory'
  | 'runtime'
  | 'compile'
  | 'presentation'
  | 'partial'
  | 'waiting'
  | 'hidden'
  | 'cancelled'
  | 'none'
  | 'system';

export interface Verdict {
  key: VerdictKey;
  look: VerdictLook;
  /** Still moving: a spinner is shown and the page asks again. */
  isInProgress: boolean;
}

const verdicts: Record<VerdictCode, Verdict> = {
  [-10]: { key: 'notSubmitted', look: 'none', isInProgress: false },
  [-5]: { key: 'hidden', look: 'hidden', isInProgress: false },
  [-4]: { key: 'cancelled', look: 'cancelled', isInProgress: false },
  [-3]: { key: 'presentationError', look: 'presentation', isInProgress: false },
  [-2]: { key: 'compileError', look: 'compile', isInProgress: false },
  [-1]: { key: 'wrongAnswer', look: 'wrong', isInProgress: false },
  0: { key: 'accepted', look: 'accepted', isInProgress: false },
  1: { key: 'timeLimit', look: 'time', isInProgress: false },
  2: { key: 'memoryLimit', look: 'memory', isInProgress: false },
  3: { key: 'runtimeError', look: 'runtime', isInProgress: false },
  4: { key: 'systemError', look: 'system', isInProgress: false },
  5: { key: 'pending', look: 'waiting', isInProgress: true },
  6: { key: 'compiling', look: 'waiting', isInProgress: true },
  7: { key: 'judging', look: 'waiting', isInProgress: true },
  8: { key: 'partiallyAccepted', look: 'partial', isInProgress: false },
  9: { key: 'submitting', look: 'waiting', isInProgress: true },
  10: { key: 'submitFailed', look: 'system', isInProgress: false },
};

const isVerdictCode = (status: number): status is VerdictCode => status in verdicts;

/** A code this page does not know yet reads as a system error: it is none of the student's. */
export function describeVerdict(status: number): Verdict {
  return verdicts[isVerdictCode(status) ? status : verdictCodes.systemError];
}

export function isInProgress(status: number): boolean {
  return describeVerdict(status).isInProgress;
}
