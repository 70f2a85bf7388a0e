import { api } from '../../../shared/api/calls';
import type { ServerDraft } from './draftCalls';

/** Contract submission.md §3; `length` in characters. */
export type DraftVersion = Omit<ServerDraft, 'code'> & { length: number };

export const draftVersionsQuery = (pid: number, language: string) => ({
  queryKey: ['draftVersions', pid, language],
  queryFn: () => api('GET /api/draft/versions', { query: { pid, language }, isQuiet: true }),
  gcTime: 0,
});

export const draftVersionQuery = (pid: number, language: string, version: number) => ({
  queryKey: ['draftVersion', pid, language, version],
  queryFn: () => api('GET /api/draft', { query: { pid, language, version }, isQuiet: true }),
});
