/** What a role may do in the back-office (contract admin.md §8, 21-permissions); the server decides again. */
import type { UserInfo } from '../../shared/api/types';
import { isProblemAdmin } from '../../shared/session/session';

type Person = Pick<UserInfo, 'username' | 'roleList'> | null;

export function mayEdit(user: UserInfo | null, problem: { author: string | null }): boolean {
  return isProblemAdmin(user) || isAuthor(user, problem);
}

export const mayDelete = isProblemAdmin;

/** An ordinary administrator may hide a problem of his own, but not put one before the public. */
export const mayPublish = isProblemAdmin;

function isAuthor(user: Person, problem: { author: string | null }): boolean {
  return user !== null && problem.author === user.username;
}
