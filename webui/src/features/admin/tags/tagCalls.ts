/** Calls of contract admin.md §9 and §17, of the own bank. */
import { type Difficulty, difficultiesKey } from '../../../entities/problem/problemQueries';
import { type Classification, type Tag, tagsKey } from '../../../entities/tag/tagQueries';
import { api } from '../../../shared/api/calls';

/** Whatever shows tags or levels, here and on other pages. */
export const tagKeys = [tagsKey, difficultiesKey] as const;

/** Of those who may change them; the others read the public list. */
export const levelsQuery = {
  queryKey: [...difficultiesKey, 'staff'] as const,
  queryFn: () => api('GET /api/admin/difficulty', { isQuiet: true }),
};

export const usageQuery = {
  queryKey: [...tagsKey, 'usage'] as const,
  queryFn: () => api('GET /api/admin/tag/usage', { isQuiet: true }),
};

/** An absent colour stays as it is. */
export type TagBody = Pick<Tag, 'name' | 'tcid'> & Partial<Pick<Tag, 'color'>>;
export type ClassificationBody = Pick<Classification, 'name' | 'rank'>;
export type LevelBody = Pick<Difficulty, 'name' | 'color'>;

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

/** The problems of `tids` get `into`, and those tags go. */
export const mergeTags = (tids: number[], into: number) =>
  api('POST /api/admin/tag/merge', { body: { tids, into }, isQuiet: true });
export const deleteTags = (tids: number[]) =>
  api('POST /api/admin/tag/delete-several', { body: { tids }, isQuiet: true });
