/** Reference solutions, and the check of a problem with them (contract admin.md §8.5). */
import { request } from '../../../shared/api/client';

export interface Solution {
  id: number;
  name: string;
  language: string;
  code: string;
  /** Judge status codes. */
  expected: number[];
  score: number | null;
  origin: 'hand' | 'import';
}

export interface CheckRow {
  solutionId: number;
  name: string;
  language: string;
  expected: number[];
  expectedScore: number | null;
  status: number;
  score: number | null;
  /** ms */
  time: number | null;
  /** KB */
  memory: number | null;
  ok: boolean;
  errorMessage: string | null;
  cases: { seq: number; status: number; time: number; memory: number }[];
}

export interface Advice {
  /** ms, as the problem states its limit; null where no solution tells. */
  slowestAccepted: number | null;
  fastestTooSlow: number | null;
  timeLimit: number;
  memoryLimit: number;
  casesNobodyFails: number[];
  notes: { err: string; msg: string }[];
}

export interface Check {
  state: 'running' | 'done';
  /** Cases of all solutions together. */
  done: number;
  total: number;
  rows: CheckRow[];
  advice: Advice | null;
}

const path = '/api/admin/problem/solution';

export const solutionsQuery = (pid: number) => ({
  queryKey: ['admin', 'solutions', pid] as const,
  queryFn: () =>
    request<Solution[]>('/api/admin/problem/solutions', { query: { pid }, isQuiet: true }),
});

export type SolutionDraft = Omit<Solution, 'id' | 'origin'>;

export function saveSolution(pid: number, id: number | null, draft: SolutionDraft) {
  return request<{ id: number }>(path, {
    method: id === null ? 'POST' : 'PUT',
    body: id === null ? { ...draft, pid } : { ...draft, id },
    isQuiet: true,
  });
}

export function removeSolution(id: number): Promise<null> {
  return request<null>(path, { method: 'DELETE', query: { id } });
}

export async function startCheck(pid: number): Promise<string> {
  const body = { pid };
  const address = '/api/admin/problem/check';
  return (await request<{ key: string }>(address, { method: 'POST', body, isQuiet: true })).key;
}

export const checkQuery = (key: string | null) => ({
  queryKey: ['admin', 'problemCheck', key] as const,
  queryFn: () =>
    request<Check>('/api/admin/problem/check', { query: { key: key ?? '' }, isQuiet: true }),
  enabled: key !== null,
  retry: false,
});
