/** The live socket: one for the whole tab, only ever a faster way to what polling finds (contract
 * 00-conventions §9.2). */
import { synchroniseAtLeast } from '../lib/serverClock';
import { viewpoint } from '../lib/viewpoint';
import { readToken, subscribeToSession } from '../session/session';
import { doubtConnection, noteAnswer, noteLive, subscribeToReturn } from './connection';

export interface Subscriber {
  onData: (data: unknown) => void;
  /** Frames may have been missed: what they told must be read anew. */
  onMissed: () => void;
}

interface Frame {
  topic: string;
  n: number;
  data: { beat?: number; now?: number };
}

const subscribers = new Map<string, Set<Subscriber>>();
/** In ms. */
const longestPause = 60_000;
const firstWordWithin = 30_000;
/** So many beats without a word are a broken way. */
const silentBeats = 2.25;
/** Those who missed something, or come back together, ask within this. */
const longestJitter = 3000;

const closedForToken = 4401;
const tooManySockets = 4429;

let socket: WebSocket | null = null;
/** So often the server is to say that it is there, in seconds; undefined leaves it to the server. */
let beatEvery: number | undefined;
let silenceLimit = 45_000;
let attempts = 0;
let heard = 0;
let isSubscribed = false;
/** The socket before this one had told news: what came since was missed. */
let isReturning = false;
let sentToken: string | null = null;
let refusedToken: string | null = null;
let retry: ReturnType<typeof setTimeout> | undefined;
let silence: ReturnType<typeof setTimeout> | undefined;

function sendTopics(): void {
  if (socket?.readyState !== WebSocket.OPEN) return;
  sentToken = readToken();
  const page = viewpoint.lockedBrowser;
  socket.send(
    JSON.stringify({
      token: sentToken,
      topics: [...subscribers.keys()],
      ...(page && { page }),
      beatEvery,
    }),
  );
}

function connect(): void {
  clearTimeout(retry);
  if (socket || subscribers.size === 0 || typeof WebSocket === 'undefined') return;
  if (refusedToken !== null && readToken() === refusedToken) {
    // Asking again with it cannot help; another tab may bring a better one.
    retryAfter(longestPause);
    return;
  }
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const own = new WebSocket(`${scheme}//${location.host}/api/live`);
  socket = own;
  heard = 0;
  expectWordWithin(firstWordWithin);
  own.onopen = () => sendTopics();
  own.onmessage = (event) => {
    if (socket === own) receive(String(event.data));
  };
  own.onclose = (event) => {
    if (socket === own) afterEnd(event.code);
  };
}

function expectWordWithin(limit: number): void {
  clearTimeout(silence);
  silence = setTimeout(() => {
    // Half open: its end would be noticed in minutes, if ever.
    socket?.close();
    afterEnd(0);
  }, limit);
}

function afterEnd(code: number): void {
  forgetSocket();
  isReturning ||= isSubscribed;
  isSubscribed = false;
  if (code === closedForToken) refusedToken = sentToken;
  if (code === closedForToken || code === tooManySockets) {
    retryAfter(longestPause);
    return;
  }
  doubtConnection();
  retryAfter(Math.min(longestPause, 1000 * 2 ** attempts));
  attempts += 1;
}

function forgetSocket(): void {
  clearTimeout(silence);
  socket = null;
  noteLive(false);
}

function retryAfter(pause: number): void {
  clearTimeout(retry);
  // Spread out, so that a whole class does not return at once after a restart.
  retry = setTimeout(connect, pause * (0.5 + Math.random()));
}

function receive(text: string): void {
  expectWordWithin(silenceLimit);
  noteAnswer();
  const { topic, n, data } = JSON.parse(text) as Frame;
  if (n !== heard + 1) tellMissed();
  heard = n;
  if (topic === 'live') {
    silenceLimit = (data.beat ?? 20) * 1000 * silentBeats;
    expectWordWithin(silenceLimit);
    attempts = 0;
    noteLive(true);
    if (isReturning && !isSubscribed) tellMissed();
    isSubscribed = true;
  } else if (topic === 'beat') synchroniseAtLeast(data.now ?? 0);
  else for (const subscriber of subscribers.get(topic) ?? []) subscriber.onData(data);
}

function tellMissed(): void {
  for (const [topic, group] of subscribers) {
    for (const subscriber of group) {
      setTimeout(() => {
        if (subscribers.get(topic)?.has(subscriber)) subscriber.onMissed();
      }, Math.random() * longestJitter);
    }
  }
}

/** Hears a topic until what is returned is called. */
export function subscribe(topic: string, subscriber: Subscriber): () => void {
  const known = subscribers.get(topic);
  if (known) known.add(subscriber);
  else {
    subscribers.set(topic, new Set([subscriber]));
    if (socket) sendTopics();
    else connect();
  }
  return () => {
    const remaining = subscribers.get(topic);
    remaining?.delete(subscriber);
    if (remaining?.size !== 0) return;
    subscribers.delete(topic);
    if (subscribers.size > 0) sendTopics();
    else hangUp();
  };
}

/** Lets the server say each `seconds` that it is there, while a socket is open, until what is returned
 * is called. */
export function askForBeats(seconds: number): () => void {
  beatEvery = seconds;
  sendTopics();
  return () => {
    beatEvery = undefined;
    sendTopics();
  };
}

/** Nobody listens any more. */
function hangUp(): void {
  clearTimeout(retry);
  const old = socket;
  forgetSocket();
  [isSubscribed, isReturning] = [false, false];
  // One that is still opening closes when it is open: browsers complain about anything earlier.
  if (old?.readyState === WebSocket.CONNECTING) old.onopen = () => old.close();
  else old?.close();
}

/** Asks for a word where silence may mean a broken way, and does not wait to try again. */
function makeSure(): void {
  if (socket?.readyState === WebSocket.OPEN) {
    sendTopics();
    expectWordWithin(firstWordWithin);
  } else if (!socket) connect();
}

subscribeToSession(() => {
  attempts = 0;
  if (socket) sendTopics();
  else connect();
});
subscribeToReturn(() => {
  if (subscribers.size === 0) return;
  attempts = 0;
  if (socket?.readyState === WebSocket.OPEN) {
    makeSure();
    return;
  }
  // One that began to open on the broken way would hang there for a while yet.
  socket?.close();
  forgetSocket();
  retryAfter(longestJitter / 2);
});
window.addEventListener('online', makeSure);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') makeSure();
});
