import { beforeEach, expect, it, vi } from 'vitest';
import { enterSession, storeToken } from '../../shared/session/session';
import { fakeServer, ok, refusal } from '../../testing/fakeServer';
import { sampleRow } from '../../testing/sampleSubmissions';
import { sampleUser } from '../../testing/samples';
import type { Place } from '../place/place';

const place: Place = { kind: 'timedWork', id: 5, within: 0 };
const path = '/api/submit-problem-judge';
const user = sampleUser();
const wanted = { uid: user.uid, place, pid: 7, language: 'C', code: 'int main;' };

/** The module anew, as after a reload: only the browser's storage lives on. */
async function loaded() {
  vi.resetModules();
  return import('./waitingSubmits');
}

beforeEach(() => {
  localStorage.clear();
  storeToken('a token');
  enterSession(user);
});

it('keeps a submission that nobody answered over a reload, and sends it once with the same key', async () => {
  const first = await loaded();
  fakeServer({});
  const kept = first.keepWaiting(wanted);
  expect(await first.sendWaiting(kept)).toBeNull();

  const second = await loaded();
  expect(second.allWaiting()).toEqual([kept]);
  const server = fakeServer({ [`POST ${path}`]: ok(sampleRow({ submitId: 9 })) });
  const outcomes: unknown[] = [];
  second.subscribeToOutcomes((outcome) => outcomes.push(outcome));
  expect(await second.retryWaiting(kept)).toBe(true);
  const sent = server.asked.filter((call) => call.path === path);
  expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([kept.key]);
  expect(second.allWaiting()).toEqual([]);
  expect(outcomes).toHaveLength(1);
  expect((await loaded()).allWaiting()).toEqual([]);
});

it('takes the same text that waits already for the same submission', async () => {
  const { keepWaiting, allWaiting } = await loaded();
  expect(keepWaiting(wanted)).toBe(keepWaiting(wanted));
  keepWaiting({ ...wanted, code: 'another' });
  expect(allWaiting()).toHaveLength(2);
});

it('is gone for good once its writer has cancelled it', async () => {
  const { keepWaiting, dropWaiting } = await loaded();
  const { key } = keepWaiting(wanted);
  expect(dropWaiting(key)).toBe(true);
  expect(dropWaiting(key)).toBe(false);
  expect((await loaded()).allWaiting()).toEqual([]);
});

it('tells a clear refusal, and does not send it again', async () => {
  const { keepWaiting, retryWaiting, allWaiting, subscribeToOutcomes } = await loaded();
  fakeServer({ [`POST ${path}`]: refusal(403, 'timedwork.ended', 'Over') });
  const told: unknown[] = [];
  subscribeToOutcomes((outcome) => told.push('refusal' in outcome));
  expect(await retryWaiting(keepWaiting(wanted))).toBe(true);
  expect(told).toEqual([true]);
  expect(allWaiting()).toEqual([]);
});

it('sends nothing for another person who has logged in', async () => {
  const { keepWaiting, retryWaiting, allWaiting } = await loaded();
  const server = fakeServer({ [`POST ${path}`]: ok(sampleRow({ submitId: 9 })) });
  const kept = keepWaiting({ ...wanted, uid: 'somebody else' });
  expect(await retryWaiting(kept)).toBe(false);
  expect(server.asked).toEqual([]);
  expect(allWaiting()).toHaveLength(1);
});
