/** What somebody has begun to write, kept in this browser by account and place until it is sent. It
 * outlives a session that ends by itself and goes when its owner logs out or somebody else logs in:
 * the next person at this computer does not find it. */
import { type DraftKey, readStoredJson, writeStored } from '../lib/storageKeys';

interface Kept<Draft> {
  uid: string;
  texts: Record<string, Draft>;
}

/** A guest's, for as long as the page stays open: it is taken over by whoever then logs in. */
const ofGuests = new Map<string, unknown>();

export class AccountDrafts<Draft> {
  private readonly key: DraftKey;

  constructor(key: DraftKey) {
    this.key = key;
  }

  read(uid: string, place: string): Draft | null {
    const own = uid ? this.texts(uid)[place] : undefined;
    return own ?? (ofGuests.get(this.key + place) as Draft | undefined) ?? null;
  }

  /** Null forgets it. */
  keep(uid: string, place: string, draft: Draft | null): void {
    ofGuests.delete(this.key + place);
    if (!uid) {
      if (draft) ofGuests.set(this.key + place, draft);
      return;
    }
    const { [place]: _, ...others } = this.texts(uid);
    const texts = draft ? { ...others, [place]: draft } : others;
    const isEmpty = Object.keys(texts).length === 0;
    writeStored(this.key, isEmpty ? null : JSON.stringify({ uid, texts }));
  }

  private texts(uid: string): Record<string, Draft> {
    const isKept = (value: unknown): value is Kept<Draft> =>
      typeof value === 'object' && value !== null && 'uid' in value && 'texts' in value;
    const kept = readStoredJson(this.key, isKept);
    return kept?.uid === uid ? kept.texts : {};
  }
}
