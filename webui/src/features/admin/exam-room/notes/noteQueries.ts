import { api, type Body } from '../../../../shared/api/calls';

export const notesQuery = (tid: number, uid: string) => ({
  queryKey: ['exam', tid, 'notes', uid] as const,
  queryFn: () => api('GET /api/admin/exam/notes', { query: { tid, uid }, isQuiet: true }),
});

export const addNote = (body: Body<'POST /api/admin/exam/note'>) =>
  api('POST /api/admin/exam/note', { body, isQuiet: true });
