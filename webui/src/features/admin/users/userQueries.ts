import { request } from '../../../shared/api/client';
import type { components } from '../../../shared/api/schema';
import { repeatWhileSlow } from '../repeatWhileSlow';
import { type Generation, numbersOf } from './generation';

/** Contract admin.md §3 and §3.1. */
type EditUserBody = components['schemas']['EditUserBody'];
export type UserChange = Pick<EditUserBody, 'uid' | 'username'> & Partial<EditUserBody>;
export type Session = components['schemas']['SessionRow'];

/** Lists of people, here and beside the login codes. */
export const peopleKey = ['admin', 'people'] as const;

export function changeUser(body: UserChange): Promise<null> {
  return request<null>('/api/admin/user/edit-user', { method: 'PUT', body, isQuiet: true });
}

/** What the list shows, as a workbook. */
export const exportPath = '/api/admin/user/export-user-list';

/** To the wastebasket, for thirty days. */
export function deleteUsers(ids: readonly string[]): Promise<null> {
  return request<null>('/api/admin/user/delete-user', { method: 'DELETE', body: { ids } });
}

/** The key under which names and passwords wait to be printed. */
export function generateUsers(form: Generation): Promise<{ key: string }> {
  const { first, last } = numbersOf(form);
  const body = {
    prefix: form.prefix,
    suffix: form.suffix,
    number_from: first,
    number_to: last,
    password_length: Number(form.length),
    mustChangePassword: form.mustChange,
  };
  return repeatWhileSlow(() =>
    request<{ key: string }>('/api/admin/user/generate-user', {
      method: 'POST',
      body,
      isQuiet: true,
    }),
  );
}

const sessionsPath = '/api/admin/user/sessions';

export const sessionsQuery = (uid: string) => ({
  queryKey: ['admin', 'sessions', uid] as const,
  queryFn: () => request<Session[]>(sessionsPath, { query: { uid }, isQuiet: true }),
});

/** One of a user's sessions, or all without `id`. */
export function endSessions(uid: string, id?: number): Promise<null> {
  return request<null>(sessionsPath, { method: 'DELETE', query: { uid, id } });
}
