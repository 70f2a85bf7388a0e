import { keepPreviousData } from '@tanstack/react-query';
import { api, type Schemas } from '../../shared/api/calls';

/** An account as staff see it (contract admin.md §3). */
export type Person = Schemas['UserRow'];
export type LoginCode = Schemas['LoginCode'];

/** Admin lists show ten rows (S3 §9). */
export const rowsPerPage = 10;

/** The account that nobody may change; it has no codes. */
export const rootUid = '1';

/** Every list of accounts. */
export const peopleKey = ['admin', 'people'] as const;

export const peopleQuery = (
  keyword: string,
  page: number,
  onlyAdmin = false,
  limit: number = rowsPerPage,
) => ({
  queryKey: [...peopleKey, keyword, page, onlyAdmin, limit] as const,
  queryFn: () =>
    api('GET /api/admin/user/get-user-list', {
      query: { keyword, onlyAdmin, currentPage: page, limit },
      isQuiet: true,
    }),
  placeholderData: keepPreviousData,
});

export function makeLoginCode(uid: string): Promise<LoginCode> {
  return api('POST /api/admin/user/login-code', { body: { uid } });
}
