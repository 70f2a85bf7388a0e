import { api, type Schemas } from '../../../shared/api/calls';
import { repeatWhileSlow } from '../repeatWhileSlow';
import { type Generation, namesOf, numbersOf } from './generation';

/** Contract admin.md §3 and §3.1. */
type EditUserBody = Schemas['EditUserBody'];
export type UserChange = Pick<EditUserBody, 'uid' | 'username'> & Partial<EditUserBody>;
export type Session = Schemas['SessionRow'];

/** Lists of people, here and beside the login codes. */
export function changeUser(body: UserChange): Promise<null> {
  return api('PUT /api/admin/user/edit-user', { body, isQuiet: true });
}

/** To the wastebasket, for thirty days. */
export function deleteUsers(ids: readonly string[]): Promise<null> {
  return api('DELETE /api/admin/user/delete-user', { body: { ids } });
}

/** The key under which names and passwords wait to be printed. */
export function generateUsers(form: Generation): Promise<{ key: string }> {
  const { first, last, width } = numbersOf(form);
  const body = {
    prefix: form.prefix,
    suffix: form.suffix,
    number_from: first,
    number_to: last,
    password_length: Number(form.length),
    mustChangePassword: form.mustChange,
    number_width: width,
    className: form.className.trim(),
    names: namesOf(form.names),
  };
  return repeatWhileSlow(() =>
    api('POST /api/admin/user/generate-user', {
      body,
      isQuiet: true,
    }),
  );
}

export const sessionsQuery = (uid: string) => ({
  queryKey: ['admin', 'sessions', uid] as const,
  queryFn: () => api('GET /api/admin/user/sessions', { query: { uid }, isQuiet: true }),
});

/** One of a user's sessions, or all without `id`. */
export function endSessions(uid: string, id?: number): Promise<null> {
  return api('DELETE /api/admin/user/sessions', { query: { uid, id } });
}
