import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withinChunkTime } from './withinChunkTime';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a part of the page that has not come after 120 s has failed [S1-9-1]', async () => {
  const outcome = vi.fn();
  withinChunkTime(new Promise(() => undefined)).catch(outcome);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledOnce();
});

it('a part that comes is passed on', async () => {
  expect(await withinChunkTime(Promise.resolve('part'))).toBe('part');
  expect(vi.getTimerCount()).toBe(0);
});
