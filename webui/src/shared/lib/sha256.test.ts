import { describe, expect, it } from 'vitest';
import { computeSha256, sha256 } from './sha256';

const bytes = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 31 + 7) % 256);

describe('sha256', () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000, 70_000])('agrees for %i bytes', async (n) => {
    expect(computeSha256(bytes(n))).toBe(await sha256(bytes(n)));
  });

  it('looks at a part of a buffer alone', () => {
    const part = bytes(300).subarray(100, 230);
    expect(computeSha256(part)).toBe(computeSha256(part.slice()));
  });

  it('gives the digests of the standard', () => {
    const abc = new TextEncoder().encode('abc');
    const known = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(computeSha256(abc)).toBe(known);
  });
});
