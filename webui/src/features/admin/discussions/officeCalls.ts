/** What staff do about discussions and reports (contract admin.md §14). */
import { api, type Schemas } from '../../../shared/api/calls';

export type Discussion = Schemas['DiscussionEntry'];
export type Report = Schemas['ReportEntry'];

export const rowsPerPage = 10;
export const officeKey = ['admin', 'discussions'] as const;

export const everyDiscussionQuery = (keyword: string, page: number) => ({
  queryKey: [...officeKey, 'all', keyword, page] as const,
  queryFn: () =>
    api('GET /api/get-discussion-list', {
      query: { admin: true, keyword: keyword || null, currentPage: page, limit: rowsPerPage },
      isQuiet: true,
    }),
});

export const reportsQuery = (page: number) => ({
  queryKey: [...officeKey, 'reports', page] as const,
  queryFn: () =>
    api('GET /api/admin/discussion-report', {
      query: { currentPage: page, limit: rowsPerPage },
      isQuiet: true,
    }),
});

export const turnDiscussion = (id: number, change: { status?: number; topPriority?: boolean }) =>
  api('PUT /api/admin/discussion', { body: { id, ...change } });

export const removeDiscussion = (id: number) => api('DELETE /api/admin/discussion', { body: [id] });

export const settleReport = (id: number, answer: string | null) =>
  api('PUT /api/admin/discussion-report', { body: { id, status: true, answer } });
