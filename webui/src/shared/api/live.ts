import { useEffect, useRef } from 'react';
import type { LiveFrame, LiveTopic } from './liveFrames';
import { subscribe } from './liveSocket';

/** A class that hears the same hint asks within this, not at once; in ms. */
const longestPause = 3000;

/**
 * Hears a topic while the component stands; null hears nothing. `onMissed` is called where frames
 * may have been missed: it reads again what they would have told.
 */
export function useLiveTopic<Topic extends LiveTopic>(
  topic: Topic | null,
  onData: (data: LiveFrame<Topic>) => void,
  onMissed: () => void,
): void {
  const latest = useRef({ onData, onMissed });
  latest.current = { onData, onMissed };
  useEffect(() => {
    if (topic === null) return;
    return subscribe(topic, {
      // The server sends what the topic's type says, as it does in every answer.
      onData: (data) => latest.current.onData(data as LiveFrame<Topic>),
      onMissed: () => latest.current.onMissed(),
    });
  }, [topic]);
}

/** For a topic whose frames only say that there is something new: reads it again, soon and once. Some
 * topics tell of several things: `isMeant` says whether a frame is about this one. */
export function useLiveHint<Topic extends LiveTopic>(
  topic: Topic | null,
  readAgain: () => void,
  isMeant: (data: LiveFrame<Topic>) => boolean = () => true,
): void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef(readAgain);
  latest.current = readAgain;
  const readSoon = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      latest.current();
    }, Math.random() * longestPause);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const hear = (data: LiveFrame<Topic>) => {
    if (isMeant(data)) readSoon();
  };
  useLiveTopic(topic, hear, readAgain);
}
