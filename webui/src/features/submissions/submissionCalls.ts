/** What changes a submission (contract submission.md §5). Failures are told by the
 * client, but for those of a form. */

import type { Judge, JudgedByHand } from '../../entities/submission/types';
import { api } from '../../shared/api/calls';

export function shareSubmission(submitId: number, share: boolean): Promise<null> {
  return api('PUT /api/submission', { body: { submitId, share } });
}

export function resubmit(submitId: number): Promise<Judge> {
  return api('GET /api/resubmit', { query: { submitId } });
}

export function rejudge(submitId: number): Promise<Judge> {
  return api('GET /api/admin/judge/rejudge', { query: { submitId } });
}

/** Every practice submission of the problem. */
export function rejudgeProblem(pid: number): Promise<{ count: number }> {
  return api('POST /api/admin/judge/rejudge-problem', {
    body: { pid },
  });
}

export function manualJudge(
  submitId: number,
  status: number,
  score: number | null,
): Promise<JudgedByHand> {
  return api('GET /api/admin/judge/manual-judge', {
    query: { submitId, status, score },
    isQuiet: true,
  });
}

export function cancelJudge(submitId: number): Promise<JudgedByHand> {
  return api('GET /api/admin/judge/cancel-judge', { query: { submitId } });
}
