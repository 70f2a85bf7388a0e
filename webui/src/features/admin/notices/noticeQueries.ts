import { keepPreviousData } from '@tanstack/react-query';
import { request } from '../../../shared/api/client';
import type { components } from '../../../shared/api/schema';
import type { Page } from '../../../shared/api/types';

/** Contract admin.md §6. */
export type SystemNotice = components['schemas']['NoticeRow'];
export type Audience = SystemNotice['type'];

export const audiences: readonly Audience[] = ['All', 'Single', 'Admin'];

/** Admin lists show ten rows (S3 §9). */
export const rowsPerPage = 10;

const path = '/api/admin/msg/notice';

export const noticesKey = ['admin', 'notices'] as const;

export const noticeListQuery = (type: Audience | '', page: number) => ({
  queryKey: [...noticesKey, type, page] as const,
  queryFn: () =>
    request<Page<SystemNotice>>(path, {
      query: { currentPage: page, limit: rowsPerPage, type },
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
    ? request<null>(path, { method: 'POST', body, isQuiet: true })
    : request<null>(path, { method: 'PUT', body: { id, ...body }, isQuiet: true });
}

export function deleteNotice(id: number): Promise<null> {
  return request<null>(path, { method: 'DELETE', query: { id } });
}
