import { useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { practice } from '../../entities/place/place';
import { neighboursQuery, problemQuery } from '../../entities/problem/problemQueries';
import { fakeServer, ok, refusal } from '../../testing/fakeServer';
import { sampleRow } from '../../testing/sampleSubmissions';
import { show } from '../../testing/show';
import type { Submission } from './types';
import { type SubmissionInHand, useSubmission } from './useSubmission';

const row = (status: number): Submission => sampleRow({ submitId: 7, status, language: 'C++' });

let hand: SubmissionInHand;

function Probe() {
  hand = useSubmission(practice, 1000, null);
  return null;
}

// Not inside act(): it would hold back every render until the time has passed.
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('polling alone follows a submission to its verdict and then stops [S1-9-6]', async () => {
  const answers = [row(5), row(6), row(7), row(-1)];
  const server = fakeServer({
    'POST /api/submit-problem-judge': ok(row(5)),
    'POST /api/check-submissions-status': () => ok({ 7: answers.shift() }),
  });
  await show(<Probe />);
  await act(async () => void (await hand.submit('C++', 'int main() {}')));
  expect(hand.submission?.status).toBe(5);
  await pass(6100);
  expect(hand.submission?.status).toBe(7);
  await pass(2000);
  expect(hand.submission?.status).toBe(-1);
  const asked = server.asked.length;
  await pass(60_000);
  expect(server.asked.length).toBe(asked);
});

function Page() {
  hand = useSubmission(practice, 1000, null);
  useQuery(problemQuery({ place: practice, problemId: 'P1000' }));
  useQuery(neighboursQuery({ kind: 'training', id: 3, within: 0 }));
  return null;
}

test('after the verdict the problem and the strip are read anew, once [S1-4.5-1]', async () => {
  const answers = [row(5), row(6), row(7), row(0)];
  const server = fakeServer({
    'GET /api/get-problem-detail': ok({}),
    'GET /api/get-full-screen-problem-list': ok([]),
    'POST /api/submit-problem-judge': ok(row(5)),
    'POST /api/check-submissions-status': () => ok({ 7: answers.shift() }),
  });
  const times = (path: string) => server.asked.filter((call) => call.path === path).length;
  const read = () => [
    times('/api/get-problem-detail'),
    times('/api/get-full-screen-problem-list'),
    times('/api/check-submissions-status'),
  ];
  await show(<Page />);
  await act(async () => void (await hand.submit('C++', 'x')));
  await pass(1900);
  expect(read()).toEqual([1, 1, 0]);
  await pass(6000);
  expect(read()).toEqual([1, 1, 3]);
  await pass(2000);
  expect(read()).toEqual([2, 2, 4]);
  await pass(60_000);
  expect(read()).toEqual([2, 2, 4]);
});

test('a finger that trembles submits once, however quickly the server answers', async () => {
  let status = 5;
  const server = fakeServer({
    'POST /api/submit-problem-judge': () => ok(row(status)),
    'POST /api/check-submissions-status': () => ok({ 7: row(status) }),
  });
  const sent = () => server.asked.filter((call) => call.path.includes('submit-problem')).length;
  const press = (code: string) => act(async () => void (await hand.submit('C++', code)));
  await show(<Probe />);
  await press('x');
  await press('x');
  await pass(5000); // it is still being judged
  await press('x');
  expect(sent()).toBe(1);
  status = 0;
  await pass(3000);
  await press('x');
  expect(sent()).toBe(2);
  await press('x'); // judged at once, but only just taken
  expect(sent()).toBe(2);
  await press('y');
  expect(sent()).toBe(3);
});

test('before the first submit nothing is asked', async () => {
  const server = fakeServer({});
  await show(<Probe />);
  await pass(20_000);
  expect(server.asked).toEqual([]);
});

test('a failed question stops the polling until the reader asks again [S1-4.5-2, S1-8-14]', async () => {
  let isDown = true;
  const server = fakeServer({
    'POST /api/submit-problem-judge': ok(row(5)),
    'POST /api/check-submissions-status': () =>
      isDown ? refusal(500, 'http.server', 'down', 500) : ok({ 7: row(0) }),
  });
  await show(<Probe />);
  await act(async () => void (await hand.submit('C++', 'x')));
  await pass(10_000);
  expect(server.asked.length).toBe(2);
  expect(hand.pollError).not.toBeNull();
  isDown = false;
  hand.askAgain();
  await pass(100);
  expect(hand.submission?.status).toBe(0);
});

test('a lost connection does not end the waiting: the verdict comes when the server is back', async () => {
  fakeServer({ 'POST /api/submit-problem-judge': ok(row(5)) });
  await show(<Probe />);
  await act(async () => void (await hand.submit('C++', 'x')));
  await pass(60_000);
  expect(hand.submission?.status).toBe(5);
  expect(hand.pollError).toBeNull();
  fakeServer({ 'POST /api/check-submissions-status': ok({ 7: row(0) }) });
  await pass(2100);
  expect(hand.submission?.status).toBe(0);
});

test('a double click is one submission', async () => {
  const server = fakeServer({ 'POST /api/submit-problem-judge': ok(row(0)) });
  await show(<Probe />);
  await act(
    async () => void (await Promise.all([hand.submit('C++', 'x'), hand.submit('C++', 'x')])),
  );
  expect(server.asked.length).toBe(1);
});

test('trying again after a lost answer uses the same key, other code a new one', async () => {
  const server = fakeServer({});
  await show(<Probe />);
  await act(async () => void (await hand.submit('C++', 'x')));
  await act(async () => void (await hand.submit('C++', 'x')));
  await act(async () => void (await hand.submit('C++', 'y')));
  const [first, second, third] = server.asked.map((call) => call.headers.get('idempotency-key'));
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(hand.submission).toBeNull();
});

test('after a refusal the next try is a new submission', async () => {
  const server = fakeServer({
    'POST /api/submit-problem-judge': refusal(403, 'judge.too_fast', 'wait'),
  });
  await show(<Probe />);
  await act(async () => void (await hand.submit('C++', 'x')));
  await act(async () => void (await hand.submit('C++', 'x')));
  const keys = server.asked.map((call) => call.headers.get('idempotency-key'));
  expect(keys[0]).not.toBe(keys[1]);
});

test('a refusal that says how long to wait holds the button back so long', async () => {
  const answer = { status: 403, data: { seconds: 3 }, msg: 'wait', err: 'judge.too_fast' };
  fakeServer({ 'POST /api/submit-problem-judge': answer });
  await show(<Probe />);
  await act(async () => void (await hand.submit('C++', 'x')));
  expect(hand.wait).toBe(3);
  await pass(3500);
  expect(hand.wait).toBe(0);
});

function Returning({ last }: { last: Submission | null }) {
  hand = useSubmission(practice, 1000, null, { last });
  return null;
}

test('whoever comes back sees the last submission, which is no news once it is judged', async () => {
  const server = fakeServer({ 'POST /api/submit-problem-judge': ok(row(0)) });
  await show(<Returning last={{ ...row(-1), submitId: 6 }} />);
  expect([hand.submission?.submitId, hand.submission?.status, hand.isOld]).toEqual([6, -1, true]);
  await pass(20_000);
  expect(server.asked).toEqual([]);
  await act(async () => void (await hand.submit('C++', 'x')));
  expect([hand.submission?.submitId, hand.submission?.status, hand.isOld]).toEqual([7, 0, false]);
});

test('whoever comes back while it is judged follows it to its verdict', async () => {
  fakeServer({ 'POST /api/check-submissions-status': ok({ 7: row(0) }) });
  await show(<Returning last={row(7)} />);
  expect(hand.submission?.status).toBe(7);
  await pass(2100);
  expect([hand.submission?.status, hand.isOld]).toEqual([0, false]);
});
