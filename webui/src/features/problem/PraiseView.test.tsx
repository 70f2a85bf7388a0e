import { act, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, ok, refusal } from '../../testing/fakeServer';
import { sampleRow } from '../../testing/sampleSubmissions';
import { show } from '../../testing/show';
import PraiseView from './PraiseView';
import { problemTexts } from './texts';
import type { OwnProgress, Submission } from './types';
import { isMilestone } from './usePraise';

const submission = (status: number): Submission =>
  sampleRow({ submitId: 7, status, time: 1, memory: 1, language: 'C++' });

const progress = (accepted: number, firstAcOfProblem: boolean): OwnProgress => ({
  accepted,
  days: 31,
  everAc: true,
  firstAcOfProblem,
});

const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
const picture = () => screen.queryByText('Accepted, well done!');
const answers = (answer: ReturnType<typeof ok>) =>
  fakeServer({ 'GET /api/get-user-ac-result': answer });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('after an accepted submission', () => {
  it('a picture shows for three seconds [S1-9-7] [S1-4.5-3] [S1-2.7-14]', async () => {
    const server = answers(ok(progress(12, true)));
    await show(<PraiseView submission={submission(0)} />, [problemTexts]);
    await pass(10);
    expect(server.asked[0]?.query.get('submitId')).toBe('7');
    expect(picture()).not.toBeNull();
    await pass(2900);
    expect(picture()).not.toBeNull();
    await pass(100);
    expect(picture()).toBeNull();
  });

  it('each hundredth problem brings the report card instead [S1-2.7-13] [S1-4.5-3] [S1-4.5-4] [S1-3-29]', async () => {
    answers(ok(progress(200, true)));
    await show(<PraiseView submission={submission(0)} />, [problemTexts]);
    await pass(10);
    const card = screen.getByRole('dialog', { name: 'Report card' });
    expect(card.textContent).toContain('problems solved200');
    expect(card.textContent).toContain('days with a solved problem31');
    await pass(60_000);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    expect(picture()).toBeNull();
  });

  it('a problem solved again is no milestone [S1-4.5-3]', async () => {
    answers(ok(progress(200, false)));
    await show(<PraiseView submission={submission(0)} />, [problemTexts]);
    await pass(10);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(picture()).not.toBeNull();
  });

  it('the picture also shows where the figures cannot be had', async () => {
    answers(refusal(500, 'http.server', 'Oops', 500));
    await show(<PraiseView submission={submission(0)} />, [problemTexts]);
    await pass(10);
    expect(picture()).not.toBeNull();
  });
});

it.each([-1, 3, 5, 7, 8])('nothing is said of a submission with status %i', async (status) => {
  const server = answers(ok(progress(100, true)));
  await show(<PraiseView submission={submission(status)} />, [problemTexts]);
  await pass(10);
  expect(server.asked).toEqual([]);
  expect(picture()).toBeNull();
});

it('milestones are the positive multiples of one hundred [S1-9-7]', () => {
  const numbers = Array.from({ length: 401 }, (_, number) => number);
  const found = numbers.filter((number) => isMilestone(progress(number, true)));
  expect(found).toEqual([100, 200, 300, 400]);
});
