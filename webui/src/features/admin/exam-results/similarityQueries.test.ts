import { describe, expect, it } from 'vitest';
import { linesOf, piecesOf } from './similarityQueries';

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

describe('the lines of a text', () => {
  it('are those of an editor, with each passage in every line that it touches', () => {
    const text = 'one\n\ntwo three\nfour\n';
    const lines = linesOf(text, [[9, 18]]);
    expect(lines.map((line) => line.map((piece) => [piece.text, piece.passage]))).toEqual([
      [['one', null]],
      [],
      [
        ['two ', null],
        ['three', 0],
      ],
      [
        ['fou', 0],
        ['r', null],
      ],
    ]);
    expect(
      lines.flat().map(({ start, text: words }) => text.slice(start, start + words.length)),
    ).toEqual(lines.flat().map((piece) => piece.text));
  });
});
