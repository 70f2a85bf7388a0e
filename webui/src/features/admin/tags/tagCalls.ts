/** Calls of contract admin.md §9 and §17, of the own bank. */
import { request } from '../../../shared/api/client';
import type { components } from '../../../shared/api/schema';

export type Tag = components['schemas']['Tag'];
export type Classification = components['schemas']['Classification'];
export type Level = components['schemas']['Difficulty'];
/** The last group has no classification. */
export type TagGroup = components['schemas']['ClassifiedTags'];

const tagPath = '/api/admin/tag';
const classPath = '/api/admin/tag/classification';
const levelPath = '/api/admin/difficulty';

export const tagGroupsKey = ['admin', 'tags'] as const;
export const levelsKey = ['admin', 'levels'] as const;
/** What other pages remember of them. */
export const publicKeys = [['tags'], ['problems', 'tags'], ['problems', 'difficulties']] as const;

export const tagGroupsQuery = {
  queryKey: tagGroupsKey,
  queryFn: () => request<TagGroup[]>('/api/get-problem-tags-and-classification', { isQuiet: true }),
};

export const levelsQuery = {
  queryKey: levelsKey,
  queryFn: () => request<Level[]>(levelPath, { isQuiet: true }),
};

/** An absent colour stays as it is. */
export type TagBody = Pick<Tag, 'name' | 'tcid'> & Partial<Pick<Tag, 'color'>>;
export type ClassificationBody = Pick<Classification, 'name' | 'rank'>;
export type LevelBody = Pick<Level, 'name' | 'color'>;

export const saveTag = (id: number | null, body: TagBody) => save(tagPath, id, body);
export const saveClassification = (id: number | null, body: ClassificationBody) =>
  save(classPath, id, body);
export const saveLevel = (id: number | null, body: LevelBody) => save(levelPath, id, body);

export const deleteTag = (tid: number) => remove(tagPath, { tid });
export const deleteClassification = (tcid: number) => remove(classPath, { tcid });
export const deleteLevel = (id: number) => remove(levelPath, { id });

async function save(path: string, id: number | null, body: object): Promise<void> {
  if (id === null) await request(path, { method: 'POST', body, isQuiet: true });
  else await request(path, { method: 'PUT', body: { id, ...body }, isQuiet: true });
}

function remove(path: string, query: Record<string, number>): Promise<null> {
  return request<null>(path, { method: 'DELETE', query });
}
