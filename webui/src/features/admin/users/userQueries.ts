import { request } from '../../../shared/api/client';
import type { components } from '../../../shared/api/schema';

/** Contract admin.md §3 and §3.1. */
type EditUserBody = components['schemas']['EditUserBody'];
export type UserChange = Pick<EditUserBody, 'uid' | 'username' | 'type' | 'status'> &
  Partial<EditUserBody>;
export type Session = components['schemas']['SessionRow'];

/** Lists of people, here and beside the login codes. */
export const peopleKey = ['admin', 'people'] as const;

export function changeUser(body: UserChange): Promise<null> {
  return request<null>('/api/admin/user/edit-user', { method: 'PUT', body, isQuiet: true });
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
