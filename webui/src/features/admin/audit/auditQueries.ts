import { keepPreviousData } from '@tanstack/react-query';
import { api, type Schemas } from '../../../shared/api/calls';
import { midnightOf } from '../../../shared/lib/calendar';

/** Contract admin.md §21; `target`, `before` and `after` are JSON texts. */
export type AuditRow = Schemas['AuditRow'];

export interface AuditFilter {
  username: string;
  action: string;
  target: string;
  /** A day as the field gives it, YYYY-MM-DD, or nothing. */
  from: string;
  to: string;
}

export const noFilter: AuditFilter = { username: '', action: '', target: '', from: '', to: '' };

export const rowsPerPage = 20;

export const auditQuery = (filter: AuditFilter, page: number) => ({
  queryKey: ['admin', 'audit', filter, page] as const,
  queryFn: () =>
    api('GET /api/admin/audit-log', {
      query: {
        currentPage: page,
        limit: rowsPerPage,
        username: filter.username,
        action: filter.action,
        target: filter.target,
        from: filter.from && midnightOf(filter.from),
        to: filter.to && midnightOf(filter.to, 1),
      },
      isQuiet: true,
    }),
  placeholderData: keepPreviousData,
});

export const auditActionsQuery = {
  queryKey: ['admin', 'audit', 'actions'] as const,
  queryFn: () => api('GET /api/admin/audit-log/actions', { isQuiet: true }),
};
