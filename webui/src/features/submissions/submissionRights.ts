/** What whom may be offered (S1 §4 and §6); the server decides again at every call. */

import type { JudgeRow } from '../../entities/submission/types';
import type { UserInfo } from '../../shared/api/types';
import { verdictCodes } from '../../shared/lib/verdict';
import { mayCall } from '../../shared/session/allowed';
import { isRoot } from '../../shared/session/session';

/** Statuses that can be set by hand. */
export const manualChoices = [
  verdictCodes.accepted,
  verdictCodes.wrongAnswer,
  verdictCodes.presentationError,
  verdictCodes.timeLimit,
  verdictCodes.memoryLimit,
  verdictCodes.runtimeError,
  verdictCodes.partiallyAccepted,
  verdictCodes.systemError,
  verdictCodes.submitFailed,
] as const;

export function isOwn(row: JudgeRow, user: UserInfo | null): boolean {
  return user !== null && row.uid === user.uid;
}

export function mayResubmit(row: JudgeRow, user: UserInfo | null): boolean {
  if (row.cid !== 0) return false;
  if (row.status === verdictCodes.submitFailed) return isOwn(row, user) || isRoot(user);
  return isRoot(user) && row.status === verdictCodes.systemError;
}

/** Judge again, judge by hand, cancel. */
export const mayRejudge = mayCall<'GET /api/admin/judge/rejudge'>('P:rejudge');

const isRunning = (row: JudgeRow) =>
  row.status === verdictCodes.judging || row.status === verdictCodes.compiling;

/** Opens the dialog in which one judges by hand or cancels. */
export function mayJudgeByHand(row: JudgeRow): boolean {
  return !isRunning(row) && row.status !== verdictCodes.compileError;
}

export function mayModify(row: JudgeRow): boolean {
  return mayJudgeByHand(row) && row.status !== verdictCodes.pending;
}

export function mayCancel(row: JudgeRow): boolean {
  return !isRunning(row) && row.status !== verdictCodes.cancelled;
}

/** Submissions of contests and timed work are never shared. */
export function mayShare(row: JudgeRow, user: UserInfo | null): boolean {
  return isOwn(row, user) && row.cid === 0;
}
