import type { Person } from '../../../../entities/user/people';
import { api, type Schemas } from '../../../../shared/api/calls';
import { repeatWhileSlow } from '../../repeatWhileSlow';

/** Contract admin.md §3.2. */
export type BatchAnswer = Schemas['ManyUsersAnswer'];
export type ManyChange = Partial<Pick<Schemas['ManyUsersChange'], 'className' | 'status' | 'type'>>;

const uidsOf = (people: readonly Person[]) => people.map(({ uid }) => uid);

export function changeMany(people: readonly Person[], change: ManyChange): Promise<BatchAnswer> {
  return api('PUT /api/admin/user/edit-users', {
    body: { uids: uidsOf(people), ...change },
    isQuiet: true,
  });
}

/** Each sets a password of his own after the first login. */
export function makePasswords(people: readonly Person[]): Promise<BatchAnswer> {
  const body = { uids: uidsOf(people) };
  return repeatWhileSlow(() => api('POST /api/admin/user/new-passwords', { body, isQuiet: true }));
}

export function makeCodes(people: readonly Person[], hours: number): Promise<BatchAnswer> {
  return api('POST /api/admin/user/login-codes', {
    body: { uids: uidsOf(people), hours },
    isQuiet: true,
  });
}
