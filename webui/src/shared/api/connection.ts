/** Whether the server can be reached, and how its news come. */
import { useSyncExternalStore } from 'react';
import { serverNow } from '../lib/serverClock';
import { askServerTime } from './askServerTime';

export type Connection =
  /** The live socket tells the news by itself. */
  | { state: 'live' }
  /** The server answers, and the screens ask it. */
  | { state: 'asking' }
  /** `since`: ms since 1970, by the server's clock. */
  | { state: 'lost'; since: number };

/** Between two looks whether the server is back, in ms; the browsers of a class take turns. */
const checkEvery = 2000;

let connection: Connection = { state: 'asking' };
let isLive = false;
let isWatched = false;
let isChecking = false;
/** How many words of the server were heard, and when the last one, by the stopwatch. */
let words = 0;
let heardAt = 0;
const listeners = new Set<() => void>();
const returnListeners = new Set<() => void>();

function setConnection(next: Connection): void {
  const before = connection.state;
  if (before === next.state) return;
  connection = next;
  for (const listener of listeners) listener();
  if (before === 'lost') for (const listener of returnListeners) listener();
}

/** The live socket has begun, or ceased, to tell the news. */
export function noteLive(value: boolean): void {
  isLive = value;
  if (value || connection.state !== 'lost') setConnection({ state: value ? 'live' : 'asking' });
}

/** The server has said something, were it a refusal. */
export function noteAnswer(): void {
  words += 1;
  heardAt = performance.now();
  if (connection.state === 'lost') setConnection({ state: isLive ? 'live' : 'asking' });
}

/** A call or the socket has failed: looks whether the server is there, until it is. */
export function doubtConnection(): void {
  if (isWatched && !isChecking) void check();
}

async function check(): Promise<void> {
  isChecking = true;
  const since = serverNow();
  while (isWatched) {
    const before = words;
    if (await askServerTime()) break;
    // What has said something meanwhile is slow, not away.
    if (words === before) setConnection({ state: 'lost', since });
    await new Promise((done) => setTimeout(done, checkEvery * (0.5 + Math.random())));
  }
  isChecking = false;
  noteAnswer();
}

/** `listener` is called when a lost server is back. */
export function subscribeToReturn(listener: () => void): () => void {
  returnListeners.add(listener);
  return () => returnListeners.delete(listener);
}

/** Begins to look after lost connections. Returns what ends that. */
export function watchConnection(): () => void {
  isWatched = true;
  // The browser speaks of the internet, but a pulled cable is one way to lose it.
  window.addEventListener('offline', doubtConnection);
  return () => {
    isWatched = false;
    window.removeEventListener('offline', doubtConnection);
  };
}

/** For how long the server has not said anything, in ms. */
export const silentFor = (): number => performance.now() - heardAt;

/** What is waited for, or null as soon as the server cannot be reached. */
export function unlessLost<Value>(waiting: Promise<Value>): Promise<Value | null> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (connection.state === 'lost') resolve(null);
    };
    const stop = subscribe(look);
    waiting.finally(stop).then(resolve, reject);
    look();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, () => connection);
}

/** True while the server tells its news by itself. */
export function useIsLive(): boolean {
  return useSyncExternalStore(subscribe, () => connection.state === 'live');
}
