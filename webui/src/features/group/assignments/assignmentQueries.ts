/** Contract class.md §5. */
import { api, type Schemas } from '../../../shared/api/calls';
import { classKey } from '../class-table/classQueries';

export type Assignment = Schemas['AssignmentAnswer'];
export type AssignmentSheet = Schemas['SheetAnswer'];
export type SheetRow = Schemas['SheetRow'];

export const lateRules = { nothing: 0, percent: 1, full: 2 } as const;

export const longestTitle = 100;

export const assignmentsQuery = (gid: number) => ({
  queryKey: [...classKey(gid), 'assignments'] as const,
  queryFn: () => api('GET /api/class/assignments', { query: { gid }, isQuiet: true }),
});

export const sheetQuery = (gid: number, aid: number) => ({
  queryKey: [...classKey(gid), 'assignment', aid] as const,
  queryFn: () => api('GET /api/class/assignment', { query: { aid }, isQuiet: true }),
});

export const assignableQuery = (gid: number) => ({
  queryKey: [...classKey(gid), 'assignable'] as const,
  queryFn: () => api('GET /api/class/assignable', { query: { gid }, isQuiet: true }),
});

export interface AssignmentDraft {
  gid: number;
  tid: number;
  title: string;
  startsAt: string;
  dueAt: string;
  lateRule: 0 | 1 | 2;
  latePercent: number | null;
  cutOffAt: string | null;
  counts: 0 | 1;
}

/** `id` null: a new one. */
export const saveAssignment = (id: number | null, draft: AssignmentDraft) =>
  id === null
    ? api('POST /api/class/assignment', { body: draft, isQuiet: true })
    : api('PUT /api/class/assignment', { body: { ...draft, id }, isQuiet: true });

export const removeAssignment = (aid: number) =>
  api('DELETE /api/class/assignment', { query: { aid }, isQuiet: true });
