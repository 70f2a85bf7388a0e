/** Whose contest it is (contract 21-permissions §6); the server decides again. */
import { useGroupHere } from '../../../entities/group/GroupContext';
import type { UserInfo } from '../../../shared/api/types';
import { mayCall } from '../../../shared/session/allowed';
import { isRoot } from '../../../shared/session/session';
import { useUser } from '../../../shared/session/useUser';

const isOwn = (user: UserInfo | null, contest: { uid: string | null }): boolean =>
  isRoot(user) || (user !== null && contest.uid === user.uid);

/** In a group its roots, too. */
export function useMayEditContest(): (contest: { uid: string | null }) => boolean {
  const user = useUser();
  const group = useGroupHere();
  return (contest) => group?.isRoot === true || isOwn(user, contest);
}

export const mayDeleteContest = mayCall<'DELETE /api/admin/contest'>('R');
