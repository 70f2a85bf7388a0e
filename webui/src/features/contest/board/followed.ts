/** Whom the reader follows, by contest: kept in this browser (S2 §2). */
import { useState } from 'react';
import { readStoredJson, storageKeys, writeStored } from '../../../shared/lib/storageKeys';

type FollowedOf = Record<string, string[]>;

/** So many contests are remembered: the latest ones. */
const remembered = 100;
/** More would push the board off its first page. */
const mostFollowed = 100;

const isFollowedOf = (value: unknown): value is FollowedOf =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (uids) => Array.isArray(uids) && uids.every((uid) => typeof uid === 'string'),
  );

const readAll = (): FollowedOf => readStoredJson(storageKeys.followed, isFollowedOf) ?? {};

export function useFollowed(cid: number) {
  const [followed, setFollowed] = useState<ReadonlySet<string>>(() => new Set(readAll()[cid]));
  const turn = (uid: string) => {
    // Another tab may have written meanwhile.
    const { [cid]: kept = [], ...others } = readAll();
    const uids = kept.includes(uid)
      ? kept.filter((each) => each !== uid)
      : [...kept, uid].slice(-mostFollowed);
    const latest = Object.entries(others).slice(1 - remembered);
    const all = Object.fromEntries(uids.length > 0 ? [...latest, [String(cid), uids]] : latest);
    writeStored(storageKeys.followed, JSON.stringify(all));
    setFollowed(new Set(uids));
  };
  return { followed, turn };
}
