/** Which sample an input is, and what a test run may be given (S1 §4, §5). */
import type { Example } from '../parseExamples';

/** Characters; the server counts them, not UTF-16 units. */
export const longestInput = 1000;

/** Line ends, blanks at the end of lines and empty lines at the end make no other input. */
function plain(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
}

/** Number of the sample with this input, counted from 0; null for an input of one's own. */
export function sampleOf(samples: readonly Example[], input: string): number | null {
  const wanted = plain(input);
  const found = samples.findIndex((sample) => plain(sample.input) === wanted);
  return found < 0 ? null : found;
}
