/** The live socket: one for the whole tab, only ever a faster way to what polling finds (contract 00-conventions §9.2). */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { readToken, subscribeToSession } from '../session/session';

type Handler = (data: unknown) => void;

const handlers = new Map<string, Set<Handler>>();
const listeners = new Set<() => void>();
const longestPause = 60_000;
/** The token is bad: asking again with it cannot help. */
const closedForToken = 4401;
const tooManySockets = 4429;

let socket: WebSocket | null = null;
let isReady = false;
let attempts = 0;
let retry: ReturnType<typeof setTimeout> | undefined;

function setReady(value: boolean): void {
  if (isReady === value) return;
  isReady = value;
  for (const listener of listeners) listener();
}

function sendTopics(): void {
  if (socket?.readyState !== WebSocket.OPEN) return;
  socket.send(JSON.stringify({ token: readToken(), topics: [...handlers.keys()] }));
}

function connect(): void {
  if (socket || handlers.size === 0 || typeof WebSocket === 'undefined') return;
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  socket = new WebSocket(`${scheme}//${location.host}/api/live`);
  socket.onopen = () => {
    attempts = 0;
    if (handlers.size > 0) sendTopics();
    else closeSocket();
  };
  socket.onmessage = (event) => receive(String(event.data));
  socket.onclose = (event) => {
    socket = null;
    setReady(false);
    if (event.code === closedForToken || event.code === tooManySockets) return;
    if (handlers.size > 0) scheduleRetry();
  };
}

function scheduleRetry(): void {
  clearTimeout(retry);
  // Spread out, so that a whole class does not return at once after a restart.
  const pause = Math.min(longestPause, 1000 * 2 ** attempts) * (0.5 + Math.random());
  attempts += 1;
  retry = setTimeout(connect, pause);
}

function receive(text: string): void {
  let frame: { topic?: unknown; data?: unknown };
  try {
    frame = JSON.parse(text);
  } catch {
    return;
  }
  if (frame.topic === 'live') setReady(true);
  else if (typeof frame.topic === 'string') {
    for (const handler of handlers.get(frame.topic) ?? []) handler(frame.data);
  }
}

function subscribe(topic: string, handler: Handler): () => void {
  const known = handlers.get(topic);
  if (known) known.add(handler);
  else {
    handlers.set(topic, new Set([handler]));
    if (socket) sendTopics();
    else connect();
  }
  return () => {
    const remaining = handlers.get(topic);
    remaining?.delete(handler);
    if (remaining?.size !== 0) return;
    handlers.delete(topic);
    if (handlers.size > 0) sendTopics();
    else closeSocket();
  };
}

function closeSocket(): void {
  clearTimeout(retry);
  // One that is still opening closes when it is open: browsers complain about anything earlier.
  if (socket?.readyState === WebSocket.OPEN) socket.close();
}

subscribeToSession(() => {
  attempts = 0;
  if (socket) sendTopics();
  else connect();
});

/** Hears a topic while the component stands; null hears nothing. */
export function useLiveTopic(topic: string | null, onData: (data: unknown) => void): void {
  const latest = useRef(onData);
  latest.current = onData;
  useEffect(() => {
    if (topic === null) return;
    return subscribe(topic, (data) => latest.current(data));
  }, [topic]);
}

/** True while the server tells its news by itself. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isReady,
  );
}
