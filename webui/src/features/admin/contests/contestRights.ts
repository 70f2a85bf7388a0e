/** Whose contest it is (contract 21-permissions §6); the server decides again. */
import type { UserInfo } from '../../../shared/api/types';
import { mayCall } from '../../../shared/session/allowed';
import { isRoot } from '../../../shared/session/session';

export const mayEditContest = (user: UserInfo | null, contest: { uid: string | null }): boolean =>
  isRoot(user) || (user !== null && contest.uid === user.uid);

export const mayDeleteContest = mayCall<'DELETE /api/admin/contest'>('R');
