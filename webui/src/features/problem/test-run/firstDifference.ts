import type { TextPlace } from '../../../shared/ui/widgets/MarkedText';

/** What the server puts behind a text that it has cut. */
const cutMark = '...';
/** Characters of the program's output that the server gives (contract submission.md §2). */
const longestOutput = 1000;

/** Blanks at the end of a line and empty lines at the end mean nothing. */
const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => [...line.trimEnd()]);

/** Where the output parts from the wanted one, as the built-in comparison reads both; null where they
 * are the same as far as is known. */
export function firstDifference(expected: string, got: string): TextPlace | null {
  const isCut = got.endsWith(cutMark) && [...got].length === longestOutput + cutMark.length;
  const wanted = linesOf(expected);
  const found = linesOf(isCut ? got.slice(0, -cutMark.length) : got);
  const lines = isCut ? found.length : Math.max(wanted.length, found.length);
  for (let line = 0; line < lines; line += 1) {
    const left = wanted[line] ?? [];
    const right = found[line] ?? [];
    const isLastOfCut = isCut && line === found.length - 1;
    const length = isLastOfCut ? right.length : Math.max(left.length, right.length);
    for (let column = 0; column < length; column += 1) {
      if (left[column] !== right[column]) return { line: line + 1, column: column + 1 };
    }
    if (!isLastOfCut && (wanted[line] === undefined) !== (found[line] === undefined)) {
      return { line: line + 1, column: 1 };
    }
  }
  return null;
}
