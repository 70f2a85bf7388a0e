import { api, type Schemas } from '../../shared/api/calls';
import { ApiError, isRefusal } from '../../shared/api/errors';
import { wireOf } from '../place/codec';
import type { Place } from '../place/place';
import { tellSavedDraft } from './savedDrafts';

/** Code that the server keeps (contract submission.md §3); `client` is the computer that saved it. */
export type ServerDraft = Schemas['DraftAnswer'];

/** Both versions, where somebody saved in between. */
export interface DraftConflict {
  current: ServerDraft;
  yours: ServerDraft;
}

export interface DraftToSave {
  language: string;
  code: string;
  /** The version seen last; 0 = none. */
  version: number;
}

/** What a browser sends of a page that is being left, in bytes; a longer text goes the usual way. */
const longestFarewell = 60_000;

/** The problem, and the place that the draft belongs to. */
export interface DraftPlace {
  place: Place;
  pid: number;
}

export async function saveDraft(
  { place, pid }: DraftPlace,
  draft: DraftToSave,
  isLeaving: boolean,
): Promise<{ version: number; savedAt: string }> {
  const body = { pid, ...wireOf(place), ...draft };
  const size = isLeaving ? new Blob([JSON.stringify(body)]).size : 0;
  const saved = await api('PUT /api/draft', {
    body,
    isQuiet: true,
    isLeaving: isLeaving && size < longestFarewell,
  });
  tellSavedDraft({ place, pid, ...draft, savedAt: saved.savedAt });
  return saved;
}

/** The current text; of the language written last when none is named. */
export const findDraft = ({ place, pid }: DraftPlace, language?: string) =>
  api('GET /api/draft', { query: { pid, ...wireOf(place), language }, isQuiet: true });

export function conflictIn(error: unknown): DraftConflict | null {
  return isRefusal(error, 'draft.conflict') ? ((error as ApiError).data as DraftConflict) : null;
}

/** True when a later try may succeed: no answer, an overloaded server, too many saves. */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.httpStatus === 0 || error.httpStatus >= 500 || error.key === 'draft.too_fast';
}

/** One's own newest accepted code; empty without any (contract problem.md §3). */
export const findLastAccepted = ({ place, pid }: DraftPlace) =>
  api('GET /api/get-last-ac-code', { query: { pid, cid: wireOf(place).cid }, isQuiet: true });
