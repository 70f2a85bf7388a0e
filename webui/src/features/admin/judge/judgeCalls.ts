/** Contract admin.md §13. */
import { api, type Schemas } from '../../../shared/api/calls';

export type JudgeQueue = Schemas['JudgeQueue'];

export const judgeQuery = {
  queryKey: ['admin', 'judge', 'queue'] as const,
  queryFn: () => api('GET /api/admin/judge/queue', { isQuiet: true }),
};

export const pauseJudge = (paused: boolean, reason: string) =>
  api('PUT /api/admin/judge/pause', { body: { paused, reason }, isQuiet: true });

export const pauseProblem = (pid: number, paused: boolean, reason: string) =>
  api('PUT /api/admin/judge/pause-problem', { body: { pid, paused, reason }, isQuiet: true });

export const setSlots = (count: number) =>
  api('PUT /api/admin/judge/workers', { body: { count }, isQuiet: true });

/** Judges it anew, whatever the judge said. */
export const judgeAgain = (submitId: number) =>
  api('GET /api/admin/judge/rejudge', { query: { submitId }, isQuiet: true });

/** The number behind a display id; null when there is no such problem. */
export async function numberOf(displayId: string): Promise<number | null> {
  const wanted = displayId.trim().toUpperCase();
  const page = await api('GET /api/admin/problem/get-problem-list', {
    query: { keyword: wanted, limit: 100 },
    isQuiet: true,
  });
  return page.records.find((row) => row.problemId.toUpperCase() === wanted)?.id ?? null;
}
