import { keepPreviousData } from '@tanstack/react-query';
import { request } from '../../../shared/api/client';
import type { components } from '../../../shared/api/schema';
import type { Page } from '../../../shared/api/types';

/** Contract admin.md §3. */
export type Person = components['schemas']['UserRow'];
export type LoginCode = components['schemas']['LoginCode'];

/** Admin lists show ten rows (S3 §9). */
export const rowsPerPage = 10;

/** The account that nobody may change; it has no codes. */
export const rootUid = '1';

export const peopleQuery = (
  keyword: string,
  page: number,
  onlyAdmin = false,
  limit: number = rowsPerPage,
) => ({
  queryKey: ['admin', 'people', keyword, page, onlyAdmin, limit] as const,
  queryFn: () =>
    request<Page<Person>>('/api/admin/user/get-user-list', {
      query: { keyword, onlyAdmin, currentPage: page, limit },
      isQuiet: true,
    }),
  placeholderData: keepPreviousData,
});

export function makeLoginCode(uid: string): Promise<LoginCode> {
  return request<LoginCode>('/api/admin/user/login-code', { method: 'POST', body: { uid } });
}
