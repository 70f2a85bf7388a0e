/** How a problem is solved, for whoever looks after it (contract problem.md §5). */
import { api, type Schemas } from '../../../shared/api/calls';

export type StoredEditorial = Schemas['EditedEditorial'];

export const editorialQuery = (pid: number) => ({
  queryKey: ['admin', 'editorial', pid] as const,
  queryFn: () => api('GET /api/admin/problem/editorial', { query: { pid }, isQuiet: true }),
});

export const saveEditorial = (body: Schemas['EditorialBody']) =>
  api('PUT /api/admin/problem/editorial', { body, isQuiet: true });
