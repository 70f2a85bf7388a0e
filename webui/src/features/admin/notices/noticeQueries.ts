import { keepPreviousData } from '@tanstack/react-query';
import { api, type Schemas } from '../../../shared/api/calls';

/** Contract admin.md §6. */
export type SystemNotice = Schemas['NoticeRow'];
export type Audience = SystemNotice['type'];

export const audiences: readonly Audience[] = ['All', 'Single', 'Admin'];

/** Admin lists show ten rows (S3 §9). */
export const rowsPerPage = 10;

export const noticesKey = ['admin', 'notices'] as const;

export const noticeListQuery = (type: Audience | '', page: number) => ({
  queryKey: [...noticesKey, type, page] as const,
  queryFn: () =>
    api('GET /api/admin/msg/notice', {
      query: { currentPage: page, limit: rowsPerPage, type: type || null },
      isQuiet: true,
    }),
  placeholderData: keepPreviousData,
});

export interface NoticeBody {
  title: string;
  content: string;
  type: Audience;
  recipientId: string;
  pushNow: boolean;
}

/** Null makes a new one. */
export function saveNotice(id: number | null, body: NoticeBody): Promise<null> {
  return id === null
    ? api('POST /api/admin/msg/notice', { body, isQuiet: true })
    : api('PUT /api/admin/msg/notice', { body: { id, ...body }, isQuiet: true });
}

export function deleteNotice(id: number): Promise<null> {
  return api('DELETE /api/admin/msg/notice', { query: { id } });
}
