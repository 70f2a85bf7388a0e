/** Drafts of problems that are open on this page: they look after themselves, and can be told to send
 * what they have. */
import { type Place, placeKey } from '../place/place';

interface OpenDraft {
  place: Place;
  pid: number;
  saveNow: () => Promise<unknown>;
}

const open = new Set<OpenDraft>();

/** Until what is returned is called. */
export function noteOpenDraft(draft: OpenDraft): () => void {
  open.add(draft);
  return () => open.delete(draft);
}

export const isDraftOpen = (place: Place, pid: number): boolean =>
  [...open].some((each) => each.pid === pid && placeKey(each.place) === placeKey(place));

export const saveOpenDrafts = (): Promise<unknown> =>
  Promise.all([...open].map(({ saveNow }) => saveNow()));
