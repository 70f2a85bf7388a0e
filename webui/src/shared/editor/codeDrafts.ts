/**
 * The code a person is writing, kept in the browser by problem. What a guest writes lives only as
 * long as the tab: the next person at a school computer must not find it.
 */
import { serverNow } from '../lib/serverClock';
import { type EditorLook, readLook } from './editorSettings';

export interface CodeDraft {
  language: string;
  /** By language; a language without an entry shows its template. */
  codes: Record<string, string>;
  /** The version that the server gave to the code last, by language. */
  versions?: Record<string, number>;
  /** Languages whose code the server has not acknowledged. */
  unsent?: string[];
  /** What was chosen on this problem; the rest is as everywhere. */
  look?: Partial<EditorLook>;
  /** ms since 1970, server time. */
  savedAt: number;
}

const prefix = 'code:';
/** The oldest drafts go first: the browser gives a site about 5 MB. */
const mostKept = 100;

const keyOf = (uid: string | null, problem: string) => `${prefix}${uid ?? 'guest'}:${problem}`;

/** Null where storage is switched off by policy. */
function storageFor(uid: string | null): Storage | null {
  try {
    return uid === null ? sessionStorage : localStorage;
  } catch {
    return null;
  }
}

function parseDraft(text: string | null | undefined): CodeDraft | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isDraft(value)) return null;
    return {
      language: value.language,
      codes: value.codes,
      versions: isTableOf(value.versions, 'number') ? value.versions : {},
      unsent: Array.isArray(value.unsent)
        ? value.unsent.filter((name) => typeof name === 'string')
        : [],
      look: readLook(value.look),
      savedAt: value.savedAt,
    };
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is CodeDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { language, codes, savedAt } = value as Partial<Record<keyof CodeDraft, unknown>>;
  return typeof language === 'string' && typeof savedAt === 'number' && isTableOf(codes, 'string');
}

function isTableOf(value: unknown, kind: 'string' | 'number'): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((each) => typeof each === kind);
}

export function readDraft(uid: string | null, problem: string): CodeDraft | null {
  return parseDraft(storageFor(uid)?.getItem(keyOf(uid, problem)));
}

/** Saves and returns what was saved; null when the browser keeps nothing. */
export function writeDraft(
  uid: string | null,
  problem: string,
  draft: Omit<CodeDraft, 'savedAt'>,
): CodeDraft | null {
  const storage = storageFor(uid);
  const saved = { ...draft, savedAt: serverNow() };
  const key = keyOf(uid, problem);
  try {
    if (storage?.getItem(key) === null) dropOldest(storage, mostKept - 1);
    storage?.setItem(key, JSON.stringify(saved));
    return storage ? saved : null;
  } catch {
    return null;
  }
}

/** After a login, what the guest wrote in this tab becomes the person's own draft. */
export function adoptGuestDraft(uid: string, problem: string): void {
  const written = readDraft(null, problem);
  if (!written) return;
  storageFor(null)?.removeItem(keyOf(null, problem));
  const own = readDraft(uid, problem);
  writeDraft(uid, problem, {
    ...own,
    language: written.language,
    codes: { ...own?.codes, ...written.codes },
    unsent: [...new Set([...(own?.unsent ?? []), ...Object.keys(written.codes)])],
  });
}

function dropOldest(storage: Storage, kept: number): void {
  const drafts = Object.keys(storage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ key, savedAt: parseDraft(storage.getItem(key))?.savedAt ?? 0 }))
    .sort((a, b) => b.savedAt - a.savedAt);
  for (const { key } of drafts.slice(kept)) storage.removeItem(key);
}
