import { act, screen } from '@testing-library/preact';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  followVerdict,
  subscribeToUntold,
  untoldVerdicts,
} from '../entities/submission/awaitedVerdicts';
import { enterSession } from '../shared/session/session';
import { fakeServer, ok } from '../testing/fakeServer';
import { sampleRow } from '../testing/sampleSubmissions';
import { sampleUser } from '../testing/samples';
import { show } from '../testing/show';
import VerdictNews from './VerdictNews';

function Host() {
  const awaited = useSyncExternalStore(subscribeToUntold, untoldVerdicts);
  return awaited.length > 0 ? <VerdictNews awaited={awaited} /> : null;
}

const row = (status: number) => sampleRow({ submitId: 7, uid: 'u1', status });
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

beforeEach(() => {
  vi.useFakeTimers();
  enterSession(sampleUser({ uid: 'u1' }));
});
afterEach(() => void vi.useRealTimers());

test('a verdict that comes after the page was left is told on the next one, once', async () => {
  const answers = [row(7), row(7), row(-1)];
  const server = fakeServer({
    'POST /api/check-submissions-status': () => ok({ 7: answers.shift() }),
  });
  const leave = followVerdict(row(5));
  await show(<Host />);
  await pass(10_000);
  expect(server.asked).toEqual([]);
  await act(leave);
  await pass(5000);
  const told = screen.getByRole('link', { name: 'Wrong Answer' });
  expect(told.getAttribute('href')).toBe('/submission-detail/7');
  expect(told.parentElement?.textContent).toContain('P1000 A+B');
  const asked = server.asked.length;
  await pass(60_000);
  expect(server.asked.length).toBe(asked);
});

test('a verdict of a contest is asked for there, and leads there', async () => {
  const inContest = { cid: 7, displayId: 'A' };
  const server = fakeServer({
    'POST /api/check-contest-submissions-status': ok({
      9: { ...row(0), ...inContest, submitId: 9 },
    }),
  });
  followVerdict({ ...row(5), ...inContest, submitId: 9 })();
  await show(<Host />);
  await pass(5000);
  const told = screen.getByRole('link', { name: 'Accepted' });
  expect(told.getAttribute('href')).toBe('/contest/7/problem/A/submission-detail/9');
  expect(told.parentElement?.textContent).toContain('A A+B');
  expect(server.asked[0]?.body).toEqual({ submitIds: [9], cid: 7 });
});

test('what its own page has shown is told nowhere else', async () => {
  const server = fakeServer({});
  const leave = followVerdict(row(5));
  leave();
  followVerdict(row(0))();
  await show(<Host />);
  await pass(10_000);
  expect(server.asked).toEqual([]);
});

test('somebody else at this computer is not told', async () => {
  const server = fakeServer({});
  followVerdict({ ...row(5), submitId: 8, uid: 'u2' })();
  await show(<Host />);
  await pass(10_000);
  expect(server.asked).toEqual([]);
});
