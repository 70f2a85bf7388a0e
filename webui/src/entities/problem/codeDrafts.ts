/**
 * The code a person is writing, kept in the browser by place and problem: a small record, and each
 * language's text under a key of its own, so that typing writes no other one. What a guest writes
 * lives only as long as the tab: the next person at a school computer must not find it.
 */
import type { EditorLook } from '../../shared/editor/editorSettings';
import { serverNow } from '../../shared/lib/serverClock';
import { viewpoint } from '../../shared/lib/viewpoint';
import { type Place, placeKey } from '../place/place';
import { readSentTexts, type SentTexts } from './sentTexts';

/** Whose code of what. */
export interface DraftSubject {
  /** Null for a guest. */
  uid: string | null;
  place: Place;
  pid: number;
  /** The display id, by which practice drafts were kept earlier. */
  problemId: string;
}

/** What is kept beside the texts. */
export interface DraftRecord {
  language: string;
  /** The version that the server gave to the code last, by language. */
  versions: Record<string, number>;
  /** Languages whose code the server has not acknowledged. */
  unsent: readonly string[];
  /** What went off since that version and was not answered. */
  sent: SentTexts;
  /** What was chosen on this problem; the rest is as everywhere. As it was stored: the editor reads
   * what it knows of it. */
  look: Partial<EditorLook>;
}

export interface CodeDraft extends DraftRecord {
  /** By language; a language without an entry shows its template. */
  codes: Record<string, string>;
}

/** Texts to keep, by language; null takes one away. */
export type ChangedCodes = Record<string, string | null>;

const recordPrefix = 'code:';
const textPrefix = 'codeText:';
/** The oldest drafts go first: the browser gives a site about 5 MB. */
const mostKept = 100;

/** A practice draft of "A" must not come up in the exam: a display id alone names nothing. */
const nameOf = ({ uid, place, pid }: DraftSubject) => `${uid ?? 'guest'}:${placeKey(place)}/${pid}`;
const textKey = (name: string, language: string) => `${textPrefix}${name}:${language}`;

/** Null where storage is switched off by policy, or nothing is to be kept. */
function storageFor(uid: string | null): Storage | null {
  if (viewpoint.keepsNothing?.()) return null;
  try {
    return uid === null ? sessionStorage : localStorage;
  } catch {
    return null;
  }
}

interface StoredRecord extends DraftRecord {
  /** ms since 1970, server time. */
  savedAt: number;
}

function parseRecord(text: string | null | undefined): StoredRecord | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { language, versions, unsent, sent, look, savedAt } = value as Record<string, unknown>;
    if (typeof language !== 'string' || typeof savedAt !== 'number') return null;
    return {
      language,
      versions: isVersions(versions) ? versions : {},
      unsent: Array.isArray(unsent) ? unsent.filter((name) => typeof name === 'string') : [],
      sent: readSentTexts(sent),
      look: typeof look === 'object' && look !== null ? look : {},
      savedAt,
    };
  } catch {
    return null;
  }
}

function isVersions(value: unknown): value is Record<string, number> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((each) => typeof each === 'number');
}

function readCodes(storage: Storage, name: string): Record<string, string> {
  const codes: Record<string, string> = {};
  const prefix = textKey(name, '');
  for (const key of Object.keys(storage)) {
    const text = key.startsWith(prefix) ? storage.getItem(key) : null;
    if (text !== null) codes[key.slice(prefix.length)] = text;
  }
  return codes;
}

export function readDraft(subject: DraftSubject): CodeDraft | null {
  const storage = storageFor(subject.uid);
  if (!storage) return null;
  const name = nameOf(subject);
  takeOverOldName(storage, subject);
  const record = parseRecord(storage.getItem(recordPrefix + name));
  if (!record) return null;
  const { savedAt: _, ...kept } = record;
  return { ...kept, codes: readCodes(storage, name) };
}

/** Practice drafts were kept by display id, the oldest with their texts inside the record. */
function takeOverOldName(storage: Storage, subject: DraftSubject): void {
  if (subject.place.kind !== 'practice') return;
  const oldName = `${subject.uid ?? 'guest'}:${encodeURIComponent(subject.problemId)}`;
  const old = storage.getItem(recordPrefix + oldName);
  if (old === null) return;
  const name = nameOf(subject);
  try {
    if (parseRecord(old) && storage.getItem(recordPrefix + name) === null) {
      for (const [language, code] of Object.entries(readOldCodes(storage, oldName, old))) {
        storage.setItem(textKey(name, language), code);
      }
      storage.setItem(recordPrefix + name, old);
    }
    dropDraft(storage, oldName);
  } catch {
    // No room for both: the old one waits for the next visit.
  }
}

function readOldCodes(storage: Storage, name: string, record: string): Record<string, string> {
  const inside: unknown = JSON.parse(record).codes;
  const codes = typeof inside === 'object' && inside !== null ? Object.entries(inside) : [];
  const texts = codes.filter(([, code]) => typeof code === 'string');
  return { ...Object.fromEntries(texts), ...readCodes(storage, name) };
}

/** False when the browser keeps nothing. */
export function writeDraft(
  subject: DraftSubject,
  record: DraftRecord,
  changed: ChangedCodes,
): boolean {
  const storage = storageFor(subject.uid);
  if (!storage) return false;
  const name = nameOf(subject);
  try {
    if (storage.getItem(recordPrefix + name) === null) dropOldest(storage, mostKept - 1);
    // The record first: a text that is not known to be unsent would not be sent.
    storage.setItem(recordPrefix + name, JSON.stringify({ ...record, savedAt: serverNow() }));
    for (const [language, code] of Object.entries(changed)) {
      if (code === null) storage.removeItem(textKey(name, language));
      else storage.setItem(textKey(name, language), code);
    }
    return true;
  } catch {
    return false;
  }
}

/** After a login, what the guest wrote in this tab becomes the person's own draft. */
export function adoptGuestDraft(subject: DraftSubject): void {
  const asGuest = { ...subject, uid: null };
  const written = readDraft(asGuest);
  const storage = storageFor(null);
  if (!written || !storage) return;
  const { codes, language } = written;
  const own = readDraft(subject);
  const record: DraftRecord = {
    language,
    versions: own?.versions ?? {},
    unsent: [...new Set([...(own?.unsent ?? []), ...Object.keys(codes)])],
    sent: own?.sent ?? {},
    look: own?.look ?? {},
  };
  if (writeDraft(subject, record, codes)) dropDraft(storage, nameOf(asGuest));
}

function dropDraft(storage: Storage, name: string): void {
  storage.removeItem(recordPrefix + name);
  for (const language of Object.keys(readCodes(storage, name))) {
    storage.removeItem(textKey(name, language));
  }
}

function dropOldest(storage: Storage, kept: number): void {
  const drafts = Object.keys(storage)
    .filter((key) => key.startsWith(recordPrefix))
    .map((key) => ({
      name: key.slice(recordPrefix.length),
      savedAt: parseRecord(storage.getItem(key))?.savedAt ?? 0,
    }))
    .sort((a, b) => b.savedAt - a.savedAt);
  for (const { name } of drafts.slice(kept)) dropDraft(storage, name);
}
