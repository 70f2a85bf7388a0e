import { describe, expect, it } from 'vitest';
import { type MadeContest, madeContest } from '../../../testing/madeContest';
import { awardsOf } from './awards';
import { planRoll } from './plan';
import { atStart, back, currentStep, forward, hasEnded, toEnd, toNextAward } from './play';
import { ranksOf, sealedRows } from './rows';
import type { Contestant, RollRecord, RollRow } from './types';

const medals = { gold: 1, silver: 2, bronze: 3 };
const rollOf = (made: MadeContest) =>
  planRoll(sealedRows(made.records, made.contestants, made.sealSeconds), made.displayIds, medals);

/** What a board shows of a row. */
const shown = (row: RollRow) => ({
  uid: row.contestant.uid,
  solved: row.solved,
  penalty: row.penalty,
  cells: Object.fromEntries(
    Object.entries(row.cells).map(([displayId, { errors, hidden, solvedAt }]) => [
      displayId,
      [errors, hidden, solvedAt],
    ]),
  ),
});

/** The board by the words of the contract, of one person after the other; `seal` null for the real one. */
function boardByTheBook(made: MadeContest, seal: number | null) {
  const ordered = [...made.records].sort(
    (a, b) => a.seconds - b.seconds || a.submitId - b.submitId,
  );
  const uids = [...new Set(ordered.map(({ uid }) => uid))];
  const rows = uids.map((uid) => {
    const cells: Record<string, [number, number, number | null]> = {};
    let [solved, penalty] = [0, 0];
    for (const displayId of made.displayIds) {
      const own = ordered.filter((each) => each.uid === uid && each.displayId === displayId);
      if (own.length === 0) continue;
      const seen = own.filter(({ seconds }) => seal === null || seconds < seal);
      const at = seen.findIndex(({ outcome }) => outcome === 'solved');
      const tries = at === -1 ? seen : seen.slice(0, at);
      const errors = tries.filter(({ outcome }) => outcome === 'failed').length;
      const solvedAt = seen[at]?.seconds ?? null;
      cells[displayId] = [errors, solvedAt === null ? own.length - seen.length : 0, solvedAt];
      if (solvedAt !== null) {
        solved += 1;
        penalty += errors * 20 * 60 + solvedAt;
      }
    }
    return { uid, solved, penalty, cells };
  });
  return rows.sort((a, b) => b.solved - a.solved || a.penalty - b.penalty);
}

const seeds = Array.from({ length: 3000 }, (_, at) => at + 1);

describe('a roll of any contest', () => {
  it('begins with the sealed board and ends with the unsealed one', () => {
    for (const seed of seeds) {
      const made = madeContest(seed);
      const roll = rollOf(made);
      expect(roll.start.map(shown), `seed ${seed}`).toEqual(boardByTheBook(made, made.sealSeconds));
      const { rows } = toEnd(roll, atStart(roll));
      expect(rows.map(shown), `seed ${seed}`).toEqual(boardByTheBook(made, null));
    }
  });

  it('goes back by the way that it came', () => {
    for (const seed of seeds.slice(0, 500)) {
      const roll = rollOf(madeContest(seed));
      const states = [atStart(roll)];
      for (let state = atStart(roll); !hasEnded(roll, state); ) {
        state = forward(roll, state);
        states.push(state);
      }
      let state = states.at(-1) ?? atStart(roll);
      for (const before of states.slice(0, -1).reverse()) {
        state = back(roll, state);
        expect(state, `seed ${seed}`).toEqual(before);
      }
      expect(back(roll, state)).toEqual(atStart(roll));
    }
  });

  it('goes upwards, leaves what it has left, and points at a problem before it tells', () => {
    for (const seed of seeds.slice(0, 500)) {
      const roll = rollOf(madeContest(seed));
      let state = atStart(roll);
      let lowest = state.rows.length;
      while (!hasEnded(roll, state)) {
        const before = state;
        const last = currentStep(roll, before);
        state = forward(roll, state);
        const step = currentStep(roll, state);
        if (!step || step.kind === 'end') continue;
        expect(step.at, `seed ${seed}`).toBeLessThanOrEqual(lowest);
        lowest = step.at;
        expect(state.rows.slice(step.at + 1)).toEqual(before.rows.slice(step.at + 1));
        if (step.kind !== 'reveal') continue;
        expect(step.to).toBeLessThanOrEqual(step.at);
        expect(last).toEqual({
          kind: 'pick',
          at: step.at,
          uid: step.before.contestant.uid,
          displayId: step.displayId,
        });
      }
    }
  });

  it('is the same whatever the order in which the server tells its submissions', () => {
    for (const seed of seeds.slice(0, 200)) {
      const made = madeContest(seed);
      const turned = { ...made, records: [...made.records].reverse() };
      expect(rollOf(turned), `seed ${seed}`).toEqual(rollOf(made));
    }
  });

  it('gives each award once, at a row of which everything is known', () => {
    for (const seed of seeds.slice(0, 500)) {
      const roll = rollOf(madeContest(seed));
      const end = toEnd(roll, atStart(roll)).rows;
      const given = roll.steps.flatMap((step) => (step.kind === 'award' ? [step] : []));
      expect(new Map(given.map(({ uid, award }) => [uid, award])), `seed ${seed}`).toEqual(
        awardsOf(end, medals),
      );
      for (const { uid, at } of given) expect(end[at]?.contestant.uid).toBe(uid);
    }
  });
});

const person = (uid: string, isStar = false): [string, Contestant] => [
  uid,
  { uid, name: uid, school: null, avatar: null, isStar },
];
let number = 0;
const sent = (
  uid: string,
  displayId: string,
  seconds: number,
  outcome: RollRecord['outcome'],
): RollRecord => {
  number += 1;
  return { uid, displayId, seconds, outcome, submitId: number };
};

describe('a roll', () => {
  it('hides what came after the seal, and reckons it as the contract does (scoreboard §13.2)', () => {
    const records = [sent('u3', 'C', 3500, 'failed'), sent('u3', 'C', 4000, 'solved')];
    const roll = planRoll(sealedRows(records, new Map([person('u3')]), 3600), ['C'], medals);
    expect(roll.start.map(shown)).toEqual([
      { uid: 'u3', solved: 0, penalty: 0, cells: { C: [1, 1, null] } },
    ]);
    expect(toEnd(roll, atStart(roll)).rows.map(shown)).toEqual([
      { uid: 'u3', solved: 1, penalty: 1200 + 4000, cells: { C: [1, 0, 4000] } },
    ]);
    expect(roll.steps.map(({ kind }) => kind)).toEqual(['pick', 'reveal', 'award', 'end']);
  });

  it('lets equals share their rank, goes on counting, and gives stars none', () => {
    const records = [
      sent('a', 'A', 600, 'solved'),
      sent('b', 'A', 600, 'solved'),
      sent('star', 'A', 700, 'solved'),
      sent('c', 'A', 800, 'solved'),
    ];
    const people = new Map([person('a'), person('b'), person('star', true), person('c')]);
    const roll = planRoll(sealedRows(records, people, 3600), ['A'], medals);
    expect(ranksOf(roll.start)).toEqual([1, 1, null, 3]);
    expect(roll.steps.filter(({ kind }) => kind === 'tie')).toEqual([
      { kind: 'tie', at: 0, uids: ['a', 'b'] },
    ]);
    const awards = awardsOf(roll.start, { gold: 1, silver: 1, bronze: 0 });
    expect([...awards]).toEqual([
      ['a', { medal: 'gold', firsts: ['A'] }],
      ['b', { medal: 'silver', firsts: ['A'] }],
    ]);
  });

  it('jumps from award to award', () => {
    const records = [
      sent('a', 'A', 100, 'solved'),
      sent('b', 'B', 4000, 'solved'),
      sent('c', 'A', 4100, 'failed'),
    ];
    const people = new Map([person('a'), person('b'), person('c')]);
    const roll = planRoll(sealedRows(records, people, 3600), ['A', 'B'], medals);
    const first = toNextAward(roll, atStart(roll));
    expect(currentStep(roll, first)).toMatchObject({
      kind: 'award',
      uid: 'b',
      award: { medal: 'silver', firsts: ['B'] },
    });
    const second = toNextAward(roll, first);
    expect(currentStep(roll, second)).toMatchObject({ kind: 'award', uid: 'a' });
    expect(currentStep(roll, toNextAward(roll, second))?.kind).toBe('end');
  });
});
