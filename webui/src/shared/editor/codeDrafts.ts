/**
 * The code a person is writing, kept in the browser by problem: a small record, and each language's
 * text under a key of its own, so that typing writes no other one. What a guest writes lives only as
 * long as the tab: the next person at a school computer must not find it.
 */
import { serverNow } from '../lib/serverClock';
import { type EditorLook, readLook } from './editorSettings';

/** What is kept beside the texts. */
export interface DraftRecord {
  language: string;
  /** The version that the server gave to the code last, by language. */
  versions: Record<string, number>;
  /** Languages whose code the server has not acknowledged. */
  unsent: readonly string[];
  /** What was chosen on this problem; the rest is as everywhere. */
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

/** Teachers may put colons into the number of a problem. */
const nameOf = (uid: string | null, problem: string) =>
  `${uid ?? 'guest'}:${encodeURIComponent(problem)}`;
const textKey = (name: string, language: string) => `${textPrefix}${name}:${language}`;

/** Null where storage is switched off by policy. */
function storageFor(uid: string | null): Storage | null {
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
    const { language, versions, unsent, look, savedAt } = value as Record<string, unknown>;
    if (typeof language !== 'string' || typeof savedAt !== 'number') return null;
    return {
      language,
      versions: isVersions(versions) ? versions : {},
      unsent: Array.isArray(unsent) ? unsent.filter((name) => typeof name === 'string') : [],
      look: readLook(look),
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

export function readDraft(uid: string | null, problem: string): CodeDraft | null {
  const storage = storageFor(uid);
  const name = nameOf(uid, problem);
  const record = parseRecord(storage?.getItem(recordPrefix + name));
  if (!storage || !record) return null;
  const { savedAt: _, ...kept } = record;
  return { ...kept, codes: readCodes(storage, name) };
}

/** False when the browser keeps nothing. */
export function writeDraft(
  uid: string | null,
  problem: string,
  record: DraftRecord,
  changed: ChangedCodes,
): boolean {
  const storage = storageFor(uid);
  if (!storage) return false;
  const name = nameOf(uid, problem);
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
export function adoptGuestDraft(uid: string, problem: string): void {
  const written = readDraft(null, problem);
  const storage = storageFor(null);
  if (!written || !storage) return;
  const { codes, language } = written;
  const own = readDraft(uid, problem);
  const record: DraftRecord = {
    language,
    versions: own?.versions ?? {},
    unsent: [...new Set([...(own?.unsent ?? []), ...Object.keys(codes)])],
    look: own?.look ?? {},
  };
  if (writeDraft(uid, problem, record, codes)) dropDraft(storage, nameOf(null, problem));
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
