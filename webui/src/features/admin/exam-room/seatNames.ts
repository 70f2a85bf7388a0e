/** The smallest number that no seat is named by. */
export function nextName(taken: readonly string[]): string {
  const names = new Set(taken);
  let number = 1;
  while (names.has(String(number))) number += 1;
  return String(number);
}
