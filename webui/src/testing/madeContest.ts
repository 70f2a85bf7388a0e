/** Made-up contests for tests: the same seed makes the same one. */
import type { Contestant, Outcome, RollRecord } from '../features/scroll-board/roll/types';

export interface MadeContest {
  records: RollRecord[];
  contestants: Map<string, Contestant>;
  displayIds: string[];
  sealSeconds: number;
}

/** Numbers from 0 up to 1, from a seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const outcomes: readonly Outcome[] = ['solved', 'failed', 'failed', 'uncounted'];

/** Few people, problems and seconds on purpose: then much is equal. */
export function madeContest(seed: number): MadeContest {
  const random = numbersFrom(seed);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const people = upTo(12);
  const displayIds = Array.from({ length: 1 + upTo(4) }, (_, at) => String.fromCharCode(65 + at));
  const lasts = 1 + upTo(300);
  const contestants = new Map(
    Array.from({ length: people }, (_, at) => {
      const uid = `u${at}`;
      const isStar = random() < 0.15;
      return [uid, { uid, name: `Team ${at}`, school: null, avatar: null, isStar }] as const;
    }),
  );
  const records = Array.from({ length: people === 0 ? 0 : upTo(80) }, (_, at) => ({
    uid: `u${upTo(people - 1)}`,
    submitId: at + 1,
    displayId: displayIds[upTo(displayIds.length - 1)] ?? 'A',
    seconds: upTo(lasts),
    outcome: outcomes[upTo(outcomes.length - 1)] ?? 'failed',
  }));
  return { records, contestants, displayIds, sealSeconds: upTo(lasts) };
}

/** A contest of five hours and thirteen problems, sealed for its last one. */
export function largeContest(teams: number): MadeContest {
  const random = numbersFrom(teams);
  const displayIds = Array.from('ABCDEFGHIJKLM');
  const contestants = new Map(
    Array.from({ length: teams }, (_, at): [string, Contestant] => {
      const contestant = {
        uid: `u${at}`,
        name: `Team ${at + 1}`,
        school: `School ${at % 40}`,
        avatar: null,
        isStar: at % 50 === 49,
      };
      return [contestant.uid, contestant];
    }),
  );
  const records: RollRecord[] = [];
  for (const uid of contestants.keys()) {
    const skill = random();
    for (const [at, displayId] of displayIds.entries()) {
      if (random() * displayIds.length > skill * 8 + (displayIds.length - at) * 0.5) continue;
      const tries = 1 + Math.floor(random() * 3);
      const isSolved = random() < 0.4 + skill * 0.5;
      for (let each = 1; each <= tries; each++) {
        records.push({
          uid,
          submitId: records.length + 1,
          displayId,
          seconds: Math.floor(random() * 18_000),
          outcome: isSolved && each === tries ? 'solved' : 'failed',
        });
      }
    }
  }
  return { records, contestants, displayIds, sealSeconds: 14_400 };
}
