/** What somebody is in a group, and what that lets them do (S3 §4, §6). */
import type { UserInfo } from '../../shared/api/types';
import { isRoot as isSiteRoot } from '../../shared/session/session';
import type { Group } from './groupQueries';

export const groupAuth = { public: 1, protected: 2, private: 3 } as const;

export const groupLevel = {
  none: 0,
  applying: 1,
  refused: 2,
  member: 3,
  admin: 4,
  root: 5,
} as const;

export interface GroupStanding {
  /** That of the stored row; 0 for none. */
  level: number;
  isOwner: boolean;
  /** Root of the site, who counts as root of every group. */
  isSiteRoot: boolean;
  isMember: boolean;
  isAdmin: boolean;
  isRoot: boolean;
  /** Above all levels: gives and takes every one, and may disband. */
  isAboveAll: boolean;
}

export function standingOf(
  group: Pick<Group, 'uid'>,
  level: number,
  user: UserInfo | null,
): GroupStanding {
  const isOwner = user !== null && user.uid === group.uid;
  const isAboveAll = isOwner || isSiteRoot(user);
  return {
    level,
    isOwner,
    isSiteRoot: isSiteRoot(user),
    isMember: isAboveAll || level >= groupLevel.member,
    isAdmin: isAboveAll || level >= groupLevel.admin,
    isRoot: isAboveAll || level >= groupLevel.root,
    isAboveAll,
  };
}
