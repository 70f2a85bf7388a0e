/** Who is logged in: the token and the user, kept in local storage and shared by all tabs. */
import type { UserInfo } from '../api/types';
import {
  draftKeys,
  readStored,
  readStoredJson,
  storageKeys,
  writeStored,
} from '../lib/storageKeys';

const isUserInfo = (value: unknown): value is UserInfo =>
  typeof value === 'object' && value !== null && 'uid' in value && 'roleList' in value;

/** An earlier version kept no permissions: until they are asked for, those of a new site count. */
const usualPermissions = ['submit', 'problem_admin', 'contest_admin'];

function readUser(): UserInfo | null {
  const stored = readStoredJson(storageKeys.userInfo, isUserInfo);
  return stored && { ...stored, permissions: stored.permissions ?? usualPermissions };
}

let user: UserInfo | null = readStored(storageKeys.token) ? readUser() : null;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

export function readToken(): string | null {
  return readStored(storageKeys.token);
}

export function storeToken(token: string): void {
  writeStored(storageKeys.token, token);
}

export function currentUser(): UserInfo | null {
  return user;
}

/** Whom the stored token stands for: another tab may have changed it since. */
export function storedUid(): string | null {
  return readToken() ? (readStoredJson(storageKeys.userInfo, isUserInfo)?.uid ?? null) : null;
}

export function enterSession(info: UserInfo): void {
  forgetDrafts(info.uid);
  user = info;
  writeStored(storageKeys.userInfo, JSON.stringify(info));
  writeStored(storageKeys.authed, 'true');
  tell();
}

/** Whoever logs out leaves nothing at this computer. */
export function leaveSession(): void {
  forgetDrafts('');
  loseSession();
}

/** The session has ended by itself: what its owner was writing waits for them to log in again. */
export function loseSession(): void {
  user = null;
  writeStored(storageKeys.token, null);
  writeStored(storageKeys.userInfo, null);
  writeStored(storageKeys.authed, null);
  writeStored(storageKeys.toldUnread, null);
  tell();
}

/** All that are not the account's own; they begin with their owner (shared/forms/accountDrafts). */
function forgetDrafts(uid: string): void {
  for (const key of draftKeys) {
    if (!uid || !readStored(key)?.startsWith(`{"uid":"${uid}"`)) writeStored(key, null);
  }
}

/** Takes over what another tab did; false when that tab has logged out. */
export function adoptStoredSession(): boolean {
  const stored = readToken() ? readUser() : null;
  // Nothing of a person stays behind whose session is gone, whoever took the token away.
  if (readToken() === null && readStored(storageKeys.userInfo) !== null) {
    writeStored(storageKeys.userInfo, null);
    writeStored(storageKeys.authed, null);
  }
  const hadUser = user !== null;
  if (stored?.uid !== user?.uid) {
    user = stored;
    tell();
  }
  return !(hadUser && stored === null);
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const adminRoles = ['root', 'admin', 'problem_admin'];

/** Any role that may enter the back-office (S1 §6). */
export function isAdmin(info: UserInfo | null): boolean {
  return info?.roleList.some((role) => adminRoles.includes(role)) ?? false;
}

export function isRoot(info: UserInfo | null): boolean {
  return info?.roleList.includes('root') ?? false;
}

/** Root and problem administrators look after every problem and its tags (contract 21-permissions). */
export function isProblemAdmin(info: UserInfo | null): boolean {
  return isRoot(info) || (info?.roleList.includes('problem_admin') ?? false);
}

/** What the site calls a person: nickname, else username. */
export function displayName(info: { nickname?: string | null; username: string }): string {
  return info.nickname || info.username;
}
