/** The rolling board, as data: rows, and the steps by which the sealed board becomes the real one. */

/** What a submission counts for on an ACM board (contract scoreboard.md, definitions). */
export type Outcome = 'solved' | 'failed' | 'uncounted';

export interface RollRecord {
  uid: string;
  submitId: number;
  displayId: string;
  /** Whole seconds since the contest's start. */
  seconds: number;
  outcome: Outcome;
}

export interface Contestant {
  uid: string;
  name: string;
  school: string | null;
  avatar: string | null;
  /** Takes part without a place. */
  isStar: boolean;
}

export interface RollCell {
  /** Failures that count. */
  errors: number;
  /** Submissions after the seal that nobody has seen yet. */
  hidden: number;
  /** Seconds since the start; null while it is not solved, or not shown to be. */
  solvedAt: number | null;
  /** The contest's first to solve it. */
  isFirst: boolean;
}

export interface RollRow {
  contestant: Contestant;
  /** Who came to the board earlier stands higher among equals. */
  appeared: number;
  solved: number;
  /** Seconds. */
  penalty: number;
  cells: Readonly<Record<string, RollCell>>;
}

export type Medal = 'gold' | 'silver' | 'bronze';

export interface Medals {
  gold: number;
  silver: number;
  bronze: number;
}

export interface Award {
  medal: Medal | null;
  /** Problems that this one solved first of all. */
  firsts: readonly string[];
}

/** `at`: the row of the board at which the roll stands, from 0. */
export type RollStep =
  /** A problem is pointed at; nothing is told yet. */
  | { kind: 'pick'; at: number; uid: string; displayId: string }
  /** It is told, and the row climbs to `to`, which may be where it was. */
  | { kind: 'reveal'; at: number; to: number; displayId: string; before: RollRow; after: RollRow }
  /** Everything is known of these, and they are equal. */
  | { kind: 'tie'; at: number; uids: readonly string[] }
  | { kind: 'award'; at: number; uid: string; award: Award }
  | { kind: 'end'; at: number };

export interface Roll {
  displayIds: readonly string[];
  /** The sealed board. */
  start: readonly RollRow[];
  steps: readonly RollStep[];
}
