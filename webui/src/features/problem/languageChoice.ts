/** The language that the editor opens with (S1 §5). */

const preferred = 'C++';

/** The first wish that the problem offers, else C++, else the first on offer; empty without any. */
export function chooseLanguage(
  offered: readonly string[],
  wishes: readonly (string | null | undefined)[],
): string {
  const wish = wishes.find((each) => each && offered.includes(each));
  return wish ?? (offered.includes(preferred) ? preferred : (offered[0] ?? ''));
}
