import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, ok } from '../../testing/fakeServer';
import { serverNow, synchronise } from '../lib/serverClock';
import { keepServerTime } from './keepServerTime';

const noon = Date.parse('2026-11-21T12:00:00Z');
const sleep = 20 * 60_000;
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  synchronise(noon);
  synchronise(noon); // the first one came after a jump from the real clock
});

afterEach(() => stop());

const timeIs = (ms: number) => ({
  'GET /api/time': ok(null, { 'x-server-time': String(ms) }),
});

describe('keeping the time', () => {
  it('asks nothing while the clock is sure', async () => {
    const { asked } = fakeServer(timeIs(noon));
    stop = keepServerTime();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked).toHaveLength(0);
  });

  it('asks once within a second after sleep, and goes by the answer', async () => {
    const { asked } = fakeServer(timeIs(noon + sleep));
    stop = keepServerTime();
    vi.setSystemTime(Date.now() + sleep);
    await vi.advanceTimersByTimeAsync(1000);
    expect(serverNow()).toBeCloseTo(noon + sleep, -2);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked).toHaveLength(1);
  });

  it('asks again until the server answers', async () => {
    const { asked } = fakeServer({});
    stop = keepServerTime();
    vi.setSystemTime(Date.now() + sleep);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(asked).toHaveLength(3);
    fakeServer(timeIs(noon + sleep));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(serverNow()).toBeGreaterThan(noon + sleep - 1000);
  });
});
