/** Who belongs to a group, and what its admins do about it (contract group.md §2). */
import { keepPreviousData } from '@tanstack/react-query';
import { groupKey } from '../../../entities/group/groupQueries';
import { groupLevel } from '../../../entities/group/groupRules';
import { api, type Schemas } from '../../../shared/api/calls';
import { untilRefused } from '../../../shared/lib/untilRefused';

export type Member = Schemas['GroupMember'];

/** S3 §9. */
export const rowsPerPage = 10;

const refreshEvery = 10_000;

export type MemberFilters = {
  admin: boolean;
  keyword: string;
  /** 0 shows all. */
  level: number;
  page: number;
};

const membersKey = (gid: number) => [...groupKey(gid), 'members'] as const;

export const membersQuery = (gid: number, { admin, keyword, level, page }: MemberFilters) => ({
  queryKey: [...membersKey(gid), admin, keyword, level, page] as const,
  queryFn: () => {
    const query = {
      gid,
      currentPage: page,
      limit: rowsPerPage,
      keyword: keyword || null,
      auth: level || null,
    };
    return admin
      ? api('GET /api/group/get-apply-list', { query, isQuiet: true })
      : api('GET /api/group/get-member-list', { query, isQuiet: true });
  },
  placeholderData: keepPreviousData,
  staleTime: 0,
  // Who decides sees who applies while the page is open.
  refetchInterval: untilRefused(refreshEvery),
});

export const changeLevel = ({ gid, uid }: Pick<Member, 'gid' | 'uid'>, auth: number) =>
  api('PUT /api/group/member', { body: { gid, uid, auth }, isQuiet: true });

export const removeMember = ({ gid, uid }: Pick<Member, 'gid' | 'uid'>) =>
  api('DELETE /api/group/member', { query: { gid, uid }, isQuiet: true });

/** Which levels somebody may be given by whoever has `mine`; none where they may not be changed. */
export function levelsFor(target: number, mine: number, isAboveAll: boolean): number[] {
  const highest = isAboveAll ? groupLevel.root : mine - 1;
  if (target > highest) return [];
  const lowest = target >= groupLevel.member ? groupLevel.member : groupLevel.refused;
  return [2, 3, 4, 5].filter((level) => level >= lowest && level <= highest);
}
