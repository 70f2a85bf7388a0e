/** Large files on their way, remembered by this browser: after a reload of the page, or a crash, the same
 * file goes on where it was. */
import { readStoredJson, storageKeys, writeStored } from '../lib/storageKeys';

export interface UnfinishedUpload {
  uploadId: string;
  /** In bytes. */
  partSize: number;
}

type ByFile = Record<string, UnfinishedUpload>;

/** The server keeps no more of one account either. */
const mostKept = 4;

const isByFile = (value: unknown): value is ByFile =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (each) => typeof each?.uploadId === 'string' && Number.isSafeInteger(each.partSize),
  );

const stored = (): ByFile => readStoredJson(storageKeys.uploads, isByFile) ?? {};

function store(uploads: [string, UnfinishedUpload][]): void {
  writeStored(storageKeys.uploads, JSON.stringify(Object.fromEntries(uploads.slice(-mostKept))));
}

/** A file that was changed has another time, and is another file. */
const nameOf = (file: File) => `${file.name}/${file.size}/${file.lastModified}`;

export function unfinishedUpload(file: File): UnfinishedUpload | undefined {
  return stored()[nameOf(file)];
}

export function rememberUpload(file: File, upload: UnfinishedUpload): void {
  const others = Object.entries(stored()).filter(([name]) => name !== nameOf(file));
  store([...others, [nameOf(file), upload]]);
}

export function forgetUpload(file: File): void {
  store(Object.entries(stored()).filter(([name]) => name !== nameOf(file)));
}
