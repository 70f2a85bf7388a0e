import type { Schemas } from './calls';

/** What the live socket tells, by topic (contract 00-conventions §9.2). */
interface LiveFrames {
  /** A hint only: one that is visible to everybody is new or has changed. */
  announcements: { id: number; title: string; gmtModified: string };
  /** A hint only: something of this contest is to be read again. */
  [ofContest: `contest:${number}`]: {
    kind: 'state' | 'announcement' | 'board' | 'comment' | 'time';
    id?: number;
    now: number;
  };
  /** A hint only: the board of this timed work is another one. */
  [ofBoard: `exam-room:${number}`]: { now: number };
  /** A hint only: something has come into this person's boxes. */
  [messagesOf: `messages:${string}`]: { now: number };
  'admin:judge': Schemas['JudgeQueue'];
  /** Of one person, named by uid; without code and message. */
  [submissionsOf: `submission:${string}`]: Schemas['Judge'];
  /** A hint only: what is said of this code of the person is to be read again. */
  [annotationsOf: `annotations:${string}`]: { submitId: number };
}

export type LiveTopic = keyof LiveFrames;
export type LiveFrame<Topic extends LiveTopic> = LiveFrames[Topic];
