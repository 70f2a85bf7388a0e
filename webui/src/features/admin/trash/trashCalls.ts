/** Contract admin.md §20. */
import { keepPreviousData } from '@tanstack/react-query';
import { api, type Schemas } from '../../../shared/api/calls';

export type TrashRow = Schemas['TrashRow'];
export type TrashKind = TrashRow['type'];

export const rowsPerPage = 10;

/** What the address says of the page. */
export const usualTrash = { kind: 'problem', keyword: '', page: 1 };

const trashKey = ['admin', 'trash'] as const;

export const trashQuery = (type: TrashKind, keyword: string, page: number) => ({
  queryKey: [...trashKey, type, keyword, page] as const,
  queryFn: () =>
    api('GET /api/admin/trash', {
      query: { type, keyword, currentPage: page, limit: rowsPerPage },
      isQuiet: true,
    }),
  placeholderData: keepPreviousData,
});

/** The name under which it is there again. */
export function restore({ type, id }: TrashRow): Promise<{ name: string }> {
  return api('PUT /api/admin/trash/restore', { body: { type, id } });
}

/** For ever. */
export function remove({ type, id }: TrashRow): Promise<null> {
  return api('DELETE /api/admin/trash', { query: { type, id } });
}
