import { api } from '../../shared/api/calls';
import { wireOf } from '../place/codec';
import { placeKey } from '../place/place';
import type { DraftPlace, ServerDraft } from './draftCalls';

/** Contract submission.md §3; `length` in characters. */
export type DraftVersion = Omit<ServerDraft, 'code'> & { length: number };

export const draftVersionsQuery = ({ place, pid }: DraftPlace, language: string) => ({
  queryKey: ['draftVersions', placeKey(place), pid, language],
  queryFn: () =>
    api('GET /api/draft/versions', { query: { pid, ...wireOf(place), language }, isQuiet: true }),
  gcTime: 0,
});

export const draftVersionQuery = (
  { place, pid }: DraftPlace,
  language: string,
  version: number,
) => ({
  queryKey: ['draftVersion', placeKey(place), pid, language, version],
  queryFn: () =>
    api('GET /api/draft', { query: { pid, ...wireOf(place), language, version }, isQuiet: true }),
});
