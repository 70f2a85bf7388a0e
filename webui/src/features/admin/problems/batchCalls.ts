/** Contract admin.md §8: one change for many problems. */
import { api, type Body, type Schemas } from '../../../shared/api/calls';
import { problemAuth } from '../problemTypes';

export type BatchAnswer = Schemas['BatchAnswer'];

/** What the page offers, in its words. */
export type BatchKind =
  | 'publish'
  | 'hide'
  | 'addTags'
  | 'removeTags'
  | 'difficulty'
  | 'rejudge'
  | 'delete';

export interface BatchChange {
  kind: BatchKind;
  /** The tags, or the one level. */
  chosen: readonly number[];
}

export function sendBatch(pids: readonly number[], change: BatchChange): Promise<BatchAnswer> {
  const body = { pids, ...wireOf(change) };
  return api('POST /api/admin/problem/batch', { body, isQuiet: true });
}

function wireOf({
  kind,
  chosen,
}: BatchChange): Pick<Body<'POST /api/admin/problem/batch'>, 'action' | 'value'> {
  switch (kind) {
    case 'publish':
      return { action: 'auth', value: problemAuth.public };
    case 'hide':
      return { action: 'auth', value: problemAuth.private };
    case 'addTags':
      return { action: 'tags-add', value: chosen };
    case 'removeTags':
      return { action: 'tags-remove', value: chosen };
    case 'difficulty':
      return { action: 'difficulty', value: chosen[0] };
    case 'rejudge':
      return { action: 'rejudge', value: null };
    case 'delete':
      return { action: 'delete', value: null };
  }
}

export const siteLevelsQuery = {
  queryKey: ['admin', 'levels'],
  queryFn: () => api('GET /api/admin/difficulty', { isQuiet: true }),
};
