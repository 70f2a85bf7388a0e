/** What changed between two codes, line by line: as few lines as possible. */
import { diffArrays } from 'diff';

export interface DifferenceLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
  /** Number in the left and in the right code, from 1. */
  left: number | null;
  right: number | null;
}

/** A run of equal lines that is not shown. */
export interface Gap {
  kind: 'gap';
  count: number;
}

/** Of codes with more changed lines than these the changed part is shown as replaced as a whole:
 * nobody reads so many, and the search for the fewest would hold up a slow computer. */
const mostChanges = 1000;
const linesAround = 3;

export function differenceOf(leftCode: string, rightCode: string): DifferenceLine[] {
  const left = linesOf(leftCode);
  const right = linesOf(rightCode);
  let start = 0;
  while (start < left.length && start < right.length && left[start] === right[start]) start += 1;
  let end = 0;
  const most = Math.min(left.length, right.length) - start;
  while (end < most && left[left.length - 1 - end] === right[right.length - 1 - end]) end += 1;

  const found: DifferenceLine[] = [];
  let l = 0;
  let r = 0;
  const take = (kind: DifferenceLine['kind']) => {
    const text = (kind === 'added' ? right[r] : left[l]) ?? '';
    if (kind !== 'added') l += 1;
    if (kind !== 'removed') r += 1;
    found.push({
      kind,
      text,
      left: kind === 'added' ? null : l,
      right: kind === 'removed' ? null : r,
    });
  };
  while (l < start) take('same');
  const middle = kindsOf(
    left.slice(start, left.length - end),
    right.slice(start, right.length - end),
  );
  for (const kind of middle) take(kind);
  while (l < left.length) take('same');
  return found;
}

/** The same lines, but of long equal runs only what stands beside a change. */
export function folded(lines: readonly DifferenceLine[]): (DifferenceLine | Gap)[] {
  const isNear = new Array<boolean>(lines.length).fill(false);
  lines.forEach((line, at) => {
    if (line.kind === 'same') return;
    isNear.fill(true, Math.max(0, at - linesAround), at + linesAround + 1);
  });
  const shown: (DifferenceLine | Gap)[] = [];
  lines.forEach((line, at) => {
    const last = shown[shown.length - 1];
    if (isNear[at]) shown.push(line);
    else if (last?.kind === 'gap') last.count += 1;
    else shown.push({ kind: 'gap', count: 1 });
  });
  return shown;
}

function linesOf(code: string): string[] {
  const lines = code.split(/\r\n|\r|\n/);
  if (lines[lines.length - 1] === '') lines.pop();
  return lines;
}

function kindsOf(left: string[], right: string[]): DifferenceLine['kind'][] {
  const parts = diffArrays(left, right, { maxEditLength: mostChanges });
  if (!parts) {
    return [...left.map(() => 'removed' as const), ...right.map(() => 'added' as const)];
  }
  return parts.flatMap(({ removed, added, value }) =>
    value.map(() => (removed ? 'removed' : added ? 'added' : 'same')),
  );
}
