import { useGroupHere } from '../../entities/group/GroupContext';
import { useUser } from '../../shared/session/useUser';
import { mayEdit } from './rights';

/** Who may edit a problem that a contest or training has: of the site's as in the bank, of a group's what
 * that group owns, its author and the group's roots (S3 §6, problem ownership). */
export function useKeepsProblem(gid: number | null) {
  const user = useUser();
  const isGroupRoot = useGroupHere()?.isRoot === true;
  return (problem: { author: string | null; gid: number | null }): boolean => {
    if (gid === null) return mayEdit(user, problem);
    return problem.gid === gid && (isGroupRoot || problem.author === user?.username);
  };
}
