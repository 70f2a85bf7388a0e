/** What a role may do in the back-office (contract admin.md §8, 21-permissions); the server decides again. */
import type { UserInfo } from '../../shared/api/types';
import { mayCall } from '../../shared/session/allowed';
import { isRoot } from '../../shared/session/session';

/** Root and problem administrators look after every problem and its tags. */
export const looksAfterAll = mayCall<'POST /api/admin/tag'>('PA');

type Person = Pick<UserInfo, 'username' | 'roleList'> | null;

export function mayEdit(user: UserInfo | null, problem: { author: string | null }): boolean {
  return looksAfterAll(user) || isAuthor(user, problem);
}

export const mayDelete = mayCall<'DELETE /api/admin/problem'>('PA');

/** Changes many problems at once. */
export const mayBatch = mayCall<'POST /api/admin/problem/batch'>('PA');

/** Judging again may change what everybody has reached. */
export const mayRejudge = mayCall<'POST /api/admin/judge/rejudge-preview'>('P:rejudge');

export const mayPauseJudge = mayCall<'PUT /api/admin/judge/pause'>('P:system_info_admin');

export const mayBackUp = mayCall<'POST /api/admin/config/db-backup'>('R');

export const mayMakeRoom = mayCall<'POST /api/admin/health/make-room'>('R');

export const mayWatchFigures = mayCall<'GET /api/file/download-monitoring'>('R');

export const maySetAddress = mayCall<'PUT /api/admin/address'>('P:system_info_admin');

export const mayEditUsers = mayCall<'PUT /api/admin/user/edit-user'>('P:user_admin');

/** An ordinary administrator may hide a problem of his own, but not put one before the public. */
export const mayPublish = mayCall<'POST /api/admin/problem/batch'>('PA');

/** Packages hold the test data: only root takes those of others out of the house. */
export function mayExport(user: UserInfo | null, problem: { author: string | null }): boolean {
  return isRoot(user) || isAuthor(user, problem);
}

function isAuthor(user: Person, problem: { author: string | null }): boolean {
  return user !== null && problem.author === user.username;
}
