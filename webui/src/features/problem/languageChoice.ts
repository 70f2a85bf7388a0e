/** The language that the editor opens with (S1 §5). */

const preferred = 'C++';

/** The first wish that the problem offers, else the site's first, else C++, else the first on offer;
 * empty without any. */
export function chooseLanguage(
  offered: readonly string[],
  wishes: readonly (string | null | undefined)[],
  siteFirst = '',
): string {
  const found = [...wishes, siteFirst, preferred].find((each) => each && offered.includes(each));
  return found ?? offered[0] ?? '';
}
