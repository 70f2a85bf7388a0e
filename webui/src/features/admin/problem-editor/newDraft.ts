/** The draft of a new problem, kept in the browser from the first key until the problem is stored. */
import { serverNow } from '../../../shared/lib/serverClock';
import { readStoredJson, storageKeys, writeStored } from '../../../shared/lib/storageKeys';
import type { ProblemForm } from './problemForm';

interface NewDraft {
  /** ms since 1970, server time. */
  at: number;
  form: Partial<ProblemForm>;
}

type Drafts = Record<string, NewDraft>;

/** So long the server keeps files that were uploaded and not saved (contract file.md §2). */
const uploadsLast = 86_400_000;

const isDrafts = (value: unknown): value is Drafts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((each) => typeof each?.at === 'number' && each.form instanceof Object);

const readAll = (): Drafts => readStoredJson(storageKeys.problemDrafts, isDrafts) ?? {};

/** What this person had begun, laid over a fresh form; null where nothing is kept. */
export function readDraft(
  uid: string,
  fresh: ProblemForm,
): { at: number; form: ProblemForm } | null {
  const kept = readAll()[uid];
  if (!kept) return null;
  const known = Object.entries(kept.form).filter(([name, value]) => {
    const usual = fresh[name as keyof ProblemForm];
    return Array.isArray(value) === Array.isArray(usual) && isAlike(value, usual);
  });
  const form: ProblemForm = { ...fresh, ...Object.fromEntries(known) };
  const isOld = serverNow() - kept.at > uploadsLast;
  return { at: kept.at, form: isOld ? { ...form, uploadDir: null, uploadedCases: [] } : form };
}

const isAlike = (value: unknown, usual: unknown) =>
  typeof value === typeof usual || (usual === null && typeof value === 'string');

export function keepDraft(uid: string, form: ProblemForm): void {
  const drafts = { ...readAll(), [uid]: { at: serverNow(), form } };
  writeStored(storageKeys.problemDrafts, JSON.stringify(drafts));
}

export function dropDraft(uid: string): void {
  const { [uid]: _, ...others } = readAll();
  writeStored(
    storageKeys.problemDrafts,
    Object.keys(others).length > 0 ? JSON.stringify(others) : null,
  );
}
