import { act, fireEvent, screen, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '../../../testing/show';
import { planRoll } from '../roll/plan';
import { sealedRows } from '../roll/rows';
import type { Contestant, Outcome, RollRecord } from '../roll/types';
import { scrollBoardTexts } from '../texts';
import { RollStage } from './RollStage';

const people = new Map(
  ['Ann', 'Ben', 'Cai', 'Dan'].map((name): [string, Contestant] => [
    name,
    { uid: name, name, school: `${name}'s school`, avatar: null, isStar: name === 'Dan' },
  ]),
);
const sent: [string, string, number, Outcome][] = [
  ['Ann', 'A', 600, 'solved'],
  ['Ben', 'B', 700, 'failed'],
  ['Dan', 'A', 1000, 'solved'],
  // After the seal.
  ['Cai', 'A', 4000, 'failed'],
  ['Ben', 'A', 5000, 'solved'],
  ['Ben', 'B', 5500, 'solved'],
];
const records = sent.map(
  ([uid, displayId, seconds, outcome], at): RollRecord => ({
    uid,
    submitId: at + 1,
    displayId,
    seconds,
    outcome,
  }),
);
const roll = planRoll(sealedRows(records, people, 3600), ['A', 'B'], {
  gold: 1,
  silver: 0,
  bronze: 0,
});

/** From the top of the board. */
const names = () =>
  within(screen.getByRole('list', { name: 'Board' }))
    .getAllByRole('listitem')
    .sort((a, b) => topOf(a) - topOf(b))
    .map((row) => row.querySelector('strong')?.textContent);
const topOf = (row: HTMLElement) => Number(/-?[\d.]+/.exec(row.style.transform)?.[0]);
const rowOf = (name: string) => screen.getByText(name).closest('li') as HTMLElement;
const press = (key: string) => act(async () => void fireEvent.keyDown(window, { key }));
const progress = () => screen.getByText(/^Step /).textContent;

beforeEach(async () => {
  // happy-dom lays nothing out.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  await show(<RollStage title="Finals" roll={roll} colors={{ A: '#d05050', B: null }} />, [
    scrollBoardTexts,
  ]);
});

describe('a rolling board', () => {
  it('begins with the sealed board: nothing of what it hides is in the page', () => {
    expect(names()).toEqual(['Ann', 'Dan', 'Ben', 'Cai']);
    expect(rowOf('Ben').textContent).toContain('?');
    expect(rowOf('Ben').textContent).not.toContain('83');
    expect(rowOf('Dan').textContent).toContain('Takes part without a place');
  });

  it('goes step by step by key, click and button, and back', async () => {
    await press(' ');
    expect(rowOf('Cai').querySelector('[data-picked]')?.textContent).toContain('?');
    await press('PageDown');
    expect(rowOf('Cai').textContent).toContain('−1');
    await act(async () => void fireEvent.click(screen.getByRole('list', { name: 'Board' })));
    await userEvent.click(screen.getByRole('button', { name: /^One step \(/ }));
    expect(rowOf('Ben').textContent).toContain('83');
    expect(names()).toEqual(['Ann', 'Dan', 'Ben', 'Cai']);
    await press('ArrowRight');
    await press('ArrowRight');
    expect(names()).toEqual(['Ben', 'Ann', 'Dan', 'Cai']);
    await press('ArrowLeft');
    expect(names()).toEqual(['Ann', 'Dan', 'Ben', 'Cai']);
    expect(progress()).toBe(`Step 5 of ${roll.steps.length}`);
  });

  it('jumps to the next award, and shows who gets what', async () => {
    await press('n');
    const card = screen.getByRole('status');
    expect(card.textContent).toContain('Ann');
    expect(card.textContent).toContain('First to solve');
    expect(card.textContent).not.toContain('medal');
    await press('n');
    expect(screen.getByRole('status').textContent).toContain('Gold medal');
    expect(screen.getByRole('status').textContent).toContain('Rank 1 2 problems, 195 minutes');
    expect(rowOf('Cai').dataset.medal).toBeUndefined();
    await press('n');
    expect(screen.getByRole('status').textContent).toBe('These are the final standings');
    expect(names()).toEqual(['Ben', 'Ann', 'Dan', 'Cai']);
    await press('n');
    expect(progress()).toBe(`Step ${roll.steps.length} of ${roll.steps.length}`);
  });

  it('goes by itself, faster when it is told to, and waits at an award', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
    const waitLong = async () => {
      for (let each = 0; each < 20; each++) await pass(2000);
    };
    await press('p');
    await pass(1300);
    expect(progress()).toContain('Step 1 ');
    await press('+');
    expect(screen.getByText('2×')).toBeTruthy();
    await pass(650);
    expect(progress()).toContain('Step 2 ');
    await waitLong();
    expect(screen.getByRole('status').textContent).toContain('First to solve');
    expect(screen.getByRole('button', { name: 'Go by itself (P)' })).toBeTruthy();
    await press('p');
    await waitLong();
    expect(screen.getByRole('status').textContent).toContain('Gold medal');
  });

  it('ends going by itself when somebody takes a step', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await press('p');
    expect(screen.getByRole('button', { name: 'Stop (P)' })).toBeTruthy();
    await press('ArrowRight');
    expect(screen.getByRole('button', { name: 'Go by itself (P)' })).toBeTruthy();
    await act(async () => void (await vi.advanceTimersByTimeAsync(20_000)));
    expect(progress()).toContain('Step 1 ');
  });
});
