/** Which announcements of which contest somebody has read; kept by this browser (S2 §2). */
import { useSyncExternalStore } from 'react';
import { readStoredJson, storageKeys, writeStored } from '../../../shared/lib/storageKeys';

type ReadLists = Readonly<Record<string, readonly number[]>>;

/** Of people and contests together; the oldest go first. */
const mostLists = 100;
const none: readonly number[] = [];
const listeners = new Set<() => void>();
let lists: ReadLists | null = null;

const isReadLists = (value: unknown): value is ReadLists =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((list) => Array.isArray(list) && list.every(Number.isSafeInteger));

const nameOf = (uid: string, cid: number) => `${uid}/${cid}`;
const current = () => {
  lists ??= readStoredJson(storageKeys.readAnnouncements, isReadLists) ?? {};
  return lists;
};
const tell = () => {
  for (const listener of listeners) listener();
};

export const readOf = (uid: string, cid: number): readonly number[] =>
  current()[nameOf(uid, cid)] ?? none;

export function markRead(uid: string, cid: number, id: number): void {
  if (readOf(uid, cid).includes(id)) return;
  // Another tab may have written since.
  lists = null;
  const { [nameOf(uid, cid)]: old = none, ...others } = current();
  const kept = Object.entries(others).slice(1 - mostLists);
  lists = { ...Object.fromEntries(kept), [nameOf(uid, cid)]: [...old, id] };
  writeStored(storageKeys.readAnnouncements, JSON.stringify(lists));
  tell();
}

function subscribe(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key !== null && event.key !== storageKeys.readAnnouncements) return;
    lists = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', hear);
  };
}

export const useReadAnnouncements = (uid: string, cid: number): readonly number[] =>
  useSyncExternalStore(subscribe, () => readOf(uid, cid));
