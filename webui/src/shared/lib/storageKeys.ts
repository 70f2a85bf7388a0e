/** Every key of the browser's local storage, in one place, with reading and writing that cannot throw. */

export const storageKeys = {
  token: 'token',
  userInfo: 'userInfo',
  /** `true` while somebody is logged in (S1 §3). */
  authed: 'authed',
  /** The judge's languages as last heard (S1 §3). */
  languages: 'languages',
  locale: 'locale',
  theme: 'theme',
  editor: 'editor',
  problemSplit: 'problemSplit',
  /** How much of the code's pane the panels below the code take, in per cent. */
  problemDock: 'problemDock',
  /** Verdicts that their reader has closed. */
  closedVerdicts: 'closedVerdicts',
  showTags: 'showTags',
  /** The last check of each problem, by its number. */
  problemChecks: 'problemChecks',
  /** New problems that are being written, by account. */
  problemDrafts: 'problemDrafts',
  /** `done` once the list of a new site's first steps was put away. */
  firstSteps: 'firstSteps',
  /** Whether this browser has shown the site's address to a class. */
  addressShown: 'addressShown',
  /** Whom the reader follows on the boards, by contest. */
  followed: 'followed',
  /** Large files on their way to the server. */
  uploads: 'uploads',
  /** Announcements of contests that somebody has read, by account and contest. */
  readAnnouncements: 'readAnnouncements',
  /** Discussions that are being written, of one account. */
  discussionDrafts: 'discussionDrafts',
  /** Whose unread messages were announced, and how many. */
  toldUnread: 'toldUnread',
  /** Comments, questions and replies that are being written, of one account. */
  commentDrafts: 'commentDrafts',
} as const;

/** What is one account's alone and goes with it. */
export const draftKeys = [storageKeys.discussionDrafts, storageKeys.commentDrafts] as const;
export type DraftKey = (typeof draftKeys)[number];

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage can be switched off by policy in computer rooms
  }
}

export function writeStored(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The setting then lives for this page only.
  }
}

export function readStoredJson<Value>(
  key: StorageKey,
  isValid: (value: unknown) => value is Value,
): Value | null {
  const text = readStored(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isValid(value) ? value : null;
  } catch {
    return null;
  }
}
