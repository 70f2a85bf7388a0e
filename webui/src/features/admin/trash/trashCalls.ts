/** Contract admin.md §20. */
import { keepPreviousData } from '@tanstack/react-query';
import { request } from '../../../shared/api/client';
import type { components } from '../../../shared/api/schema';
import type { Page } from '../../../shared/api/types';

export type TrashRow = components['schemas']['TrashRow'];
export type TrashKind = TrashRow['type'];

export const rowsPerPage = 10;

/** What the address says of the page. */
export const usualTrash = { kind: 'problem', keyword: '', page: 1 };

const path = '/api/admin/trash';
export const trashKey = ['admin', 'trash'] as const;

export const trashQuery = (type: TrashKind, keyword: string, page: number) => ({
  queryKey: [...trashKey, type, keyword, page] as const,
  queryFn: () =>
    request<Page<TrashRow>>(path, {
      query: { type, keyword, currentPage: page, limit: rowsPerPage },
      isQuiet: true,
    }),
  placeholderData: keepPreviousData,
});

/** The name under which it is there again. */
export function restore({ type, id }: TrashRow): Promise<{ name: string }> {
  return request<{ name: string }>(`${path}/restore`, { method: 'PUT', body: { type, id } });
}

/** For ever. */
export function remove({ type, id }: TrashRow): Promise<null> {
  return request<null>(path, { method: 'DELETE', query: { type, id } });
}
