import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api/errors';
import { repeatWhileSlow } from './repeatWhileSlow';

const failure = (key: string) => new ApiError(key, key, 0, 0, null);

describe('a call that hashes many passwords', () => {
  it('is made again until the server has its answer', async () => {
    const ask = vi.fn().mockRejectedValueOnce(failure('client.timeout')).mockResolvedValue('key');
    expect(await repeatWhileSlow(ask)).toBe('key');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is given up after ten times, and at once when it is refused', async () => {
    const slow = vi.fn().mockRejectedValue(failure('client.timeout'));
    await expect(repeatWhileSlow(slow)).rejects.toThrow('client.timeout');
    expect(slow).toHaveBeenCalledTimes(10);
    const refused = vi.fn().mockRejectedValue(failure('user.generate_failed'));
    await expect(repeatWhileSlow(refused)).rejects.toThrow('user.generate_failed');
    expect(refused).toHaveBeenCalledTimes(1);
  });
});
