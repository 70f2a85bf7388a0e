import { act } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, ok, refusal } from '../../testing/fakeServer';
import { show } from '../../testing/show';
import type { Submission } from './types';
import { type SubmissionInHand, useSubmission } from './useSubmission';

const row = (status: number): Submission => ({
  submitId: 7,
  submitTime: '2026-11-21T09:30:00.000+00:00',
  status,
  score: null,
  time: null,
  memory: null,
  language: 'C++',
});

let hand: SubmissionInHand;

function Probe() {
  hand = useSubmission(1000, null);
  return null;
}

// Not inside act(): it would hold back every render until the time has passed.
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('polling alone follows a submission to its verdict and then stops', async () => {
  const answers = [row(5), row(6), row(7), row(-1)];
  const server = fakeServer({
    'POST /api/submit-problem-judge': ok(row(5)),
    'POST /api/check-submissions-status': () => ok({ 7: answers.shift() }),
  });
  await show(<Probe />);
  await act(() => hand.submit('C++', 'int main() {}'));
  expect(hand.submission?.status).toBe(5);
  await pass(6100);
  expect(hand.submission?.status).toBe(7);
  await pass(2000);
  expect(hand.submission?.status).toBe(-1);
  const asked = server.asked.length;
  await pass(60_000);
  expect(server.asked.length).toBe(asked);
});

test('before the first submit nothing is asked', async () => {
  const server = fakeServer({});
  await show(<Probe />);
  await pass(20_000);
  expect(server.asked).toEqual([]);
});

test('a failed question stops the polling until the reader asks again', async () => {
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
