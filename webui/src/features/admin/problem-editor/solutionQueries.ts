/** Reference solutions, and the check of a problem with them (contract admin.md §8.5). */
import { api, type Schemas } from '../../../shared/api/calls';

export type Solution = Schemas['Solution'];
export type CheckRow = Schemas['CheckRow'];
export type Advice = Schemas['CheckAdvice'];
export type Check = Schemas['ProblemCheckState'];

export const solutionsQuery = (pid: number) => ({
  queryKey: ['admin', 'solutions', pid] as const,
  queryFn: () => api('GET /api/admin/problem/solutions', { query: { pid }, isQuiet: true }),
});

export type SolutionDraft = Omit<Solution, 'id' | 'origin' | 'gmtModified'>;

export function saveSolution(pid: number, id: number | null, draft: SolutionDraft) {
  return id === null
    ? api('POST /api/admin/problem/solution', { body: { ...draft, pid }, isQuiet: true })
    : api('PUT /api/admin/problem/solution', { body: { ...draft, id }, isQuiet: true });
}

export function removeSolution(id: number): Promise<null> {
  return api('DELETE /api/admin/problem/solution', { query: { id } });
}

export async function startCheck(pid: number): Promise<string> {
  const body = { pid };
  return (await api('POST /api/admin/problem/check', { body, isQuiet: true })).key;
}

export const checkQuery = (key: string | null) => ({
  queryKey: ['admin', 'problemCheck', key] as const,
  queryFn: () => api('GET /api/admin/problem/check', { query: { key: key ?? '' }, isQuiet: true }),
  enabled: key !== null,
  retry: false,
});
