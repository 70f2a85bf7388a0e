import { describe, expect, it } from 'vitest';
import { piecesOf } from './similarityQueries';

describe('a text with marked passages', () => {
  it('is whole again when its pieces are joined, whatever the order of the passages', () => {
    const text = 'one two three four';
    const pieces = piecesOf(text, [
      [8, 13],
      [0, 3],
    ]);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.map(({ passage }) => passage)).toEqual([1, null, 0, null]);
  });

  it('is one piece without passages', () => {
    expect(piecesOf('text', [])).toEqual([{ start: 0, text: 'text', passage: null }]);
  });
});
