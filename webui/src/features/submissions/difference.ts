/** What changed between two codes, line by line: a longest common subsequence of lines. */

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

/** Larger codes than this many pairs of lines show their middle as replaced as a whole. */
const mostPairs = 4_000_000;
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

function kindsOf(left: readonly string[], right: readonly string[]): DifferenceLine['kind'][] {
  const width = right.length + 1;
  if (left.length * right.length > mostPairs) {
    return [...left.map(() => 'removed' as const), ...right.map(() => 'added' as const)];
  }
  // common[l * width + r]: lines that left from l and right from r have in common.
  const common = new Uint32Array((left.length + 1) * width);
  const at = (l: number, r: number) => common[l * width + r] ?? 0;
  for (let l = left.length - 1; l >= 0; l -= 1) {
    for (let r = right.length - 1; r >= 0; r -= 1) {
      common[l * width + r] =
        left[l] === right[r] ? at(l + 1, r + 1) + 1 : Math.max(at(l + 1, r), at(l, r + 1));
    }
  }
  const kinds: DifferenceLine['kind'][] = [];
  let l = 0;
  let r = 0;
  while (l < left.length || r < right.length) {
    if (l < left.length && r < right.length && left[l] === right[r]) {
      kinds.push('same');
      l += 1;
      r += 1;
    } else if (r >= right.length || (l < left.length && at(l + 1, r) >= at(l, r + 1))) {
      kinds.push('removed');
      l += 1;
    } else {
      kinds.push('added');
      r += 1;
    }
  }
  return kinds;
}
