/** Discussions of the site and of groups (contract discussion.md §2, group.md §7). */
import { api, type Schemas } from '../../shared/api/calls';

export type Discussion = Schemas['DiscussionEntry'];
export type DiscussionDetail = Schemas['DiscussionDetail'];
export type Category = Schemas['Category'];

/** S2 §9. */
export const discussionsPerPage = 10;

export interface DiscussionFilters {
  keyword: string;
  /** A category. */
  cid: string;
  onlyMine: string;
  page: number;
}

const listsKey = ['discussions'] as const;
export const discussionKey = (did: number) => ['discussion', did] as const;
export const listKeys = [listsKey];
export const categoriesKey = ['discussion-categories'] as const;

/** Of the site where `gid` is null; of one problem where `pid` is its display id. */
export const discussionListQuery = (
  gid: number | null,
  pid: string | null,
  filters: DiscussionFilters,
) => ({
  queryKey: [...listsKey, gid, pid, filters] as const,
  queryFn: () => {
    const query = {
      keyword: filters.keyword || null,
      cid: Number(filters.cid) || null,
      onlyMine: filters.onlyMine === 'true' || null,
      currentPage: Math.max(1, filters.page),
      limit: discussionsPerPage,
      pid,
    };
    return gid === null
      ? api('GET /api/get-discussion-list', { query, isQuiet: true })
      : api('GET /api/group/get-discussion-list', { query: { ...query, gid }, isQuiet: true });
  },
  staleTime: 0,
});

/** Each reading counts: it is not done again for nothing. */
export const discussionQuery = (did: number) => ({
  queryKey: discussionKey(did),
  queryFn: () => api('GET /api/get-discussion-detail', { query: { did }, isQuiet: true }),
});

export const categoriesQuery = {
  queryKey: categoriesKey,
  queryFn: () => api('GET /api/discussion-category', { isQuiet: true }),
};

export interface DiscussionBody {
  title: string;
  description: string;
  content: string;
  categoryId: number;
  topPriority: boolean;
}

export const createDiscussion = (gid: number | null, pid: string | null, body: DiscussionBody) =>
  gid === null
    ? api('POST /api/discussion', { body: { ...body, pid }, isQuiet: true })
    : api('POST /api/group/discussion', { body: { ...body, pid, gid }, isQuiet: true });

export const changeDiscussion = ({ id, gid }: Discussion, body: DiscussionBody) =>
  gid === null
    ? api('PUT /api/discussion', { body: { id, ...body }, isQuiet: true })
    : api('PUT /api/group/discussion', { body: { id, gid, ...body }, isQuiet: true });

export const deleteDiscussion = ({ id, gid }: Discussion) =>
  gid === null
    ? api('DELETE /api/discussion', { query: { did: id } })
    : api('DELETE /api/group/discussion', { query: { did: id, gid } });

export const turnDiscussion = (
  { id, gid }: Discussion,
  change: { status?: number; topPriority?: boolean },
) => api('PUT /api/group/discussion', { body: { id, gid, ...change } });

export const groupTableQuery = (gid: number, page: number) => ({
  queryKey: [...listsKey, 'table', gid, page] as const,
  queryFn: () =>
    api('GET /api/group/get-admin-discussion-list', {
      query: { gid, currentPage: page, limit: discussionsPerPage },
      isQuiet: true,
    }),
});

export const likeDiscussion = (did: number, toLike: boolean) =>
  api('GET /api/discussion-like', { query: { did, toLike } });

export const reportDiscussion = (did: number, content: string) =>
  api('POST /api/discussion-report', { body: { did, content } });

export const editCategories = (names: readonly { id: number | null; name: string }[]) =>
  api('POST /api/discussion-category', { body: [...names] });

export const deleteCategory = (id: number) =>
  api('DELETE /api/discussion-category', { query: { id } });
