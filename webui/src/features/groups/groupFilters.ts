/** What the address of the list of groups says (S3 §2.1). */
import { groupAuth } from '../../entities/group/groupRules';
import { oneOf, writePage } from '../../entities/schedule/scheduleFilters';
import type { AddressForm } from '../../shared/lists/address';

export const auths = [groupAuth.public, groupAuth.protected, groupAuth.private] as const;

/** S3 §9. */
export const pageSizes = [9, 15, 30, 60, 120] as const;
const usualSize = 15;

export interface GroupFilters {
  keyword: string;
  /** Null shows all. */
  auth: (typeof auths)[number] | null;
  onlyMine: boolean;
  currentPage: number;
  limit: number;
}

export const groupsAddress: AddressForm<GroupFilters> = {
  read: (search) => {
    const query = new URLSearchParams(search);
    const page = query.get('currentPage') ?? '';
    return {
      keyword: query.get('keyword')?.trim() ?? '',
      auth: oneOf(auths, query.get('auth')),
      onlyMine: query.get('onlyMine') === 'true',
      currentPage: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
      limit: oneOf(pageSizes, query.get('limit')) ?? usualSize,
    };
  },
  write: ({ keyword, auth, onlyMine, currentPage, limit }) => ({
    keyword,
    auth,
    onlyMine: onlyMine || null,
    currentPage: writePage(currentPage),
    limit: limit === usualSize ? null : limit,
  }),
  firstPage: { currentPage: 1 },
};
