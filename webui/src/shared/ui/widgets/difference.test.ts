import { describe, expect, it } from 'vitest';
import { differenceOf, folded } from './difference';

const shape = (left: string, right: string) =>
  differenceOf(left, right).map(
    (line) => `${{ same: ' ', removed: '-', added: '+' }[line.kind]}${line.text}`,
  );

/** The same numbers in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

/** Length of a longest common subsequence, by trying. */
function mostCommon(left: readonly string[], right: readonly string[]): number {
  const [first, ...rest] = left;
  if (first === undefined) return 0;
  const without = mostCommon(rest, right);
  const at = right.indexOf(first);
  return at < 0 ? without : Math.max(without, 1 + mostCommon(rest, right.slice(at + 1)));
}

describe('the difference of two codes', () => {
  it('names what went and what came, with the numbers of both sides', () => {
    expect(shape('a\nb\nc\n', 'a\nx\nc')).toEqual([' a', '-b', '+x', ' c']);
    expect(differenceOf('a\nb', 'b').map((line) => [line.kind, line.left, line.right])).toEqual([
      ['removed', 1, null],
      ['same', 2, 1],
    ]);
  });

  it('takes no notice of how lines end', () => {
    expect(shape('a\r\nb\r\n', 'a\nb')).toEqual([' a', ' b']);
    expect(shape('', '')).toEqual([]);
  });

  it('rebuilds both codes and keeps as many lines as possible', () => {
    const next = numbers(7);
    const code = () => Array.from({ length: next(9) }, () => 'abc'.charAt(next(3)));
    for (let round = 0; round < 400; round += 1) {
      const [left, right] = [code(), code()];
      const lines = differenceOf(left.join('\n'), right.join('\n'));
      const side = (kind: string) => lines.filter((line) => line.kind !== kind);
      expect(side('added').map((line) => line.text)).toEqual(left);
      expect(side('removed').map((line) => line.text)).toEqual(right);
      expect(side('added').map((line) => line.left)).toEqual(left.map((_, at) => at + 1));
      expect(side('removed').map((line) => line.right)).toEqual(right.map((_, at) => at + 1));
      const same = lines.filter((line) => line.kind === 'same').length;
      expect(same).toBe(mostCommon(left, right));
    }
  });

  it('shows very large codes as replaced as a whole', () => {
    const many = (word: string) =>
      Array.from({ length: 2500 }, (_, at) => `${word}${at}`).join('\n');
    const lines = differenceOf(`same\n${many('x')}`, `same\n${many('y')}`);
    expect(lines).toHaveLength(5001);
    expect(lines[0]?.kind).toBe('same');
  });

  it('folds long runs of equal lines', () => {
    const left = Array.from({ length: 20 }, (_, at) => `line ${at}`);
    const right = left.map((line, at) => (at === 10 ? 'changed' : line));
    const shown = folded(differenceOf(left.join('\n'), right.join('\n')));
    expect(shown[0]).toEqual({ kind: 'gap', count: 7 });
    expect(shown.at(-1)).toEqual({ kind: 'gap', count: 6 });
    expect(shown).toHaveLength(10);
  });
});
