import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, wordsOf } from './errors';

afterEach(() => void vi.unstubAllEnvs());

it('a moment in a refusal is told as everywhere else, in the zone of the browser', () => {
  vi.stubEnv('TZ', 'Asia/Shanghai');
  const told = 'Changed by lin at 2026-11-29T10:16:33.756+00:00, please reload';
  expect(wordsOf(new ApiError(told, 'edit.conflict', 400, 200, null))).toBe(
    'Changed by lin at 2026-11-29 18:16:33, please reload',
  );
});
