import { describe, expect, it } from 'vitest';
import { sha256 } from './sha256';

const { subtle } = globalThis.crypto;
const bytes = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 31 + 7) % 256);
const hex = (digest: ArrayBuffer) =>
  Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');

describe('sha256', () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000, 70_000])(
    'is right for %i bytes',
    async (n) => {
      const expected = await subtle.digest('SHA-256', bytes(n));
      expect(sha256(bytes(n))).toBe(hex(expected));
    },
  );

  it('looks at a part of a buffer alone', () => {
    const part = bytes(300).subarray(100, 230);
    expect(sha256(part)).toBe(sha256(part.slice()));
  });
});
