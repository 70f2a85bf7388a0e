/** Contract admin.md §13. */
import { request } from '../../../shared/api/client';
import type { components } from '../../../shared/api/schema';

export type JudgeQueue = components['schemas']['JudgeQueue'];

export const judgeTopic = 'admin:judge';

export const judgeQuery = {
  queryKey: ['admin', 'judge', 'queue'] as const,
  queryFn: () => request<JudgeQueue>('/api/admin/judge/queue', { isQuiet: true }),
};

const put = (path: string, body: object) =>
  request<null>(`/api/admin/judge/${path}`, { method: 'PUT', body, isQuiet: true });

export const pauseJudge = (paused: boolean, reason: string) => put('pause', { paused, reason });

export const pauseProblem = (pid: number, paused: boolean, reason: string) =>
  put('pause-problem', { pid, paused, reason });

export const setSlots = (count: number) => put('workers', { count });

/** Judges it anew, whatever the judge said. */
export const judgeAgain = (submitId: number) =>
  request<unknown>('/api/admin/judge/rejudge', { query: { submitId }, isQuiet: true });

/** The number behind a display id; null when there is no such problem. */
export async function numberOf(displayId: string): Promise<number | null> {
  const wanted = displayId.trim().toUpperCase();
  const page = await request<{ records: { id: number; problemId: string }[] }>(
    '/api/admin/problem/get-problem-list',
    { query: { keyword: wanted, limit: 100 }, isQuiet: true },
  );
  return page.records.find((row) => row.problemId.toUpperCase() === wanted)?.id ?? null;
}
