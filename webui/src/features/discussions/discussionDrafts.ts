/** What somebody has begun to write, kept in this browser by account and place until it is posted.
 * It goes with the account's session: the next person at this computer does not find it. */
import { readStoredJson, storageKeys, writeStored } from '../../shared/lib/storageKeys';
import type { DiscussionForm } from './discussionSchema';

interface Kept {
  uid: string;
  texts: Record<string, DiscussionForm>;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'uid' in value && 'texts' in value;

export const draftPlace = (gid: number | null, pid: string | null) => `${gid ?? ''}/${pid ?? ''}`;

export function readDraft(uid: string, place: string): DiscussionForm | null {
  const kept = readStoredJson(storageKeys.discussionDrafts, isKept);
  return kept?.uid === uid ? (kept.texts[place] ?? null) : null;
}

/** Null forgets it. */
export function keepDraft(uid: string, place: string, text: DiscussionForm | null): void {
  const kept = readStoredJson(storageKeys.discussionDrafts, isKept);
  const { [place]: _, ...others } = kept?.uid === uid ? kept.texts : {};
  const texts = text ? { ...others, [place]: text } : others;
  const isEmpty = Object.keys(texts).length === 0;
  writeStored(storageKeys.discussionDrafts, isEmpty ? null : JSON.stringify({ uid, texts }));
}
