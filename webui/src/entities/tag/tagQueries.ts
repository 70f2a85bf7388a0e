/** Tags and their groups, by the bank that they belong to (contract problem.md §3). */
import { api, type Schemas } from '../../shared/api/calls';

export type Tag = Schemas['Tag'];
export type Classification = Schemas['Classification'];
/** The classification of the unclassified tags is null. */
export type TagGroup = Schemas['ClassifiedTags'];

/** As the calls name the site's own bank. */
const ownBank = 'ME';

/** All that is known of tags. */
export const tagsKey = ['tags'] as const;

export const allTagsQuery = {
  queryKey: [...tagsKey, 'all', ownBank] as const,
  queryFn: () => api('GET /api/get-all-problem-tags', { isQuiet: true }),
};

/** The site's, and those of the group. */
export const groupTagsQuery = (gid: number) => ({
  queryKey: [...tagsKey, 'group', gid] as const,
  queryFn: () => api('GET /api/group/get-all-problem-tags', { query: { gid }, isQuiet: true }),
});

export const tagGroupsQuery = (bank: string = ownBank) => ({
  queryKey: [...tagsKey, 'groups', bank] as const,
  queryFn: () =>
    api('GET /api/get-problem-tags-and-classification', { query: { oj: bank }, isQuiet: true }),
});
