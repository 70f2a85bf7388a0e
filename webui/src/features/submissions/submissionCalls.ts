/** What changes a submission (contract submission.md §5). Failures are told by the client. */
import { request } from '../../shared/api/client';
import type { Judge, JudgedByHand } from './types';

export function shareSubmission(submitId: number, share: boolean): Promise<null> {
  return request<null>('/api/submission', { method: 'PUT', body: { submitId, share } });
}

export function resubmit(submitId: number): Promise<Judge> {
  return request<Judge>('/api/resubmit', { query: { submitId } });
}

export function rejudge(submitId: number): Promise<Judge> {
  return request<Judge>('/api/admin/judge/rejudge', { query: { submitId } });
}

/** Every practice submission of the problem. */
export function rejudgeProblem(pid: number): Promise<{ count: number }> {
  return request<{ count: number }>('/api/admin/judge/rejudge-problem', {
    method: 'POST',
    body: { pid },
  });
}

export function manualJudge(
  submitId: number,
  status: number,
  score: number | null,
): Promise<JudgedByHand> {
  return request<JudgedByHand>('/api/admin/judge/manual-judge', {
    query: { submitId, status, score },
  });
}

export function cancelJudge(submitId: number): Promise<JudgedByHand> {
  return request<JudgedByHand>('/api/admin/judge/cancel-judge', { query: { submitId } });
}
