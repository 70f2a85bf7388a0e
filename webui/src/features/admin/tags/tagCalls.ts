/** Calls of contract admin.md §9 and §17, of the own bank. */
import { api, type Schemas } from '../../../shared/api/calls';

export type Tag = Schemas['Tag'];
export type Classification = Schemas['Classification'];
export type Level = Schemas['Difficulty'];
/** The last group has no classification. */
export type TagGroup = Schemas['ClassifiedTags'];

const tagGroupsKey = ['admin', 'tags'] as const;
const levelsKey = ['admin', 'levels'] as const;
/** Whatever shows tags or levels, here and on other pages. */
export const tagKeys = [
  tagGroupsKey,
  levelsKey,
  ['tags'],
  ['problems', 'tags'],
  ['problems', 'difficulties'],
] as const;

export const tagGroupsQuery = {
  queryKey: tagGroupsKey,
  queryFn: () => api('GET /api/get-problem-tags-and-classification', { isQuiet: true }),
};

export const levelsQuery = {
  queryKey: levelsKey,
  queryFn: () => api('GET /api/admin/difficulty', { isQuiet: true }),
};

/** An absent colour stays as it is. */
export type TagBody = Pick<Tag, 'name' | 'tcid'> & Partial<Pick<Tag, 'color'>>;
export type ClassificationBody = Pick<Classification, 'name' | 'rank'>;
export type LevelBody = Pick<Level, 'name' | 'color'>;

/** Null makes a new one. */
export function saveTag(id: number | null, body: TagBody): Promise<unknown> {
  return id === null
    ? api('POST /api/admin/tag', { body, isQuiet: true })
    : api('PUT /api/admin/tag', { body: { id, ...body }, isQuiet: true });
}

export function saveClassification(id: number | null, body: ClassificationBody): Promise<unknown> {
  return id === null
    ? api('POST /api/admin/tag/classification', { body, isQuiet: true })
    : api('PUT /api/admin/tag/classification', { body: { id, ...body }, isQuiet: true });
}

export function saveLevel(id: number | null, body: LevelBody): Promise<unknown> {
  return id === null
    ? api('POST /api/admin/difficulty', { body, isQuiet: true })
    : api('PUT /api/admin/difficulty', { body: { id, ...body }, isQuiet: true });
}

export const deleteTag = (tid: number) =>
  api('DELETE /api/admin/tag', { query: { tid }, isQuiet: true });
export const deleteClassification = (tcid: number) =>
  api('DELETE /api/admin/tag/classification', { query: { tcid }, isQuiet: true });
export const deleteLevel = (id: number) =>
  api('DELETE /api/admin/difficulty', { query: { id }, isQuiet: true });
