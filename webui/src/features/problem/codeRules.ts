/** What is wrong with code before it is sent (S1 §5). The server counts characters, not UTF-16 units. */

export const longestCode = 65_535;

export function codeLength(code: string): number {
  let length = 0;
  for (const _ of code) length += 1;
  return length;
}

export function codeFault(code: string): 'empty' | 'tooLong' | null {
  if (code.trim() === '') return 'empty';
  return codeLength(code) > longestCode ? 'tooLong' : null;
}
