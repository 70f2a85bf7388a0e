/** What a role may do in the back-office (contract admin.md §8, 21-permissions); the server decides again. */
import type { UserInfo } from '../../shared/api/types';
import { isProblemAdmin, isRoot } from '../../shared/session/session';

type Person = Pick<UserInfo, 'username' | 'roleList'> | null;

export function mayEdit(user: UserInfo | null, problem: { author: string | null }): boolean {
  return isProblemAdmin(user) || isAuthor(user, problem);
}

export const mayDelete = isProblemAdmin;

/** Changes many problems at once. */
export const mayBatch = isProblemAdmin;

/** Judging again may change what everybody has reached. */
export const mayRejudge = isRoot;

/** An ordinary administrator may hide a problem of his own, but not put one before the public. */
export const mayPublish = isProblemAdmin;

/** Packages hold the test data: only root takes those of others out of the house. */
export function mayExport(user: UserInfo | null, problem: { author: string | null }): boolean {
  return isRoot(user) || isAuthor(user, problem);
}

function isAuthor(user: Person, problem: { author: string | null }): boolean {
  return user !== null && problem.author === user.username;
}
