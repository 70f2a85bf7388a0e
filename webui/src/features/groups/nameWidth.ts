/** How wide a name is, in characters: those of East Asian scripts take the room of two (S3 §9). */

const longest = 26;

const isWide = (letter: string): boolean =>
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u.test(
    letter,
  );

const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (isWide(letter) ? 2 : 1), 0);

/** Cut where it would be wider than some 26 characters. */
export function shortened(name: string): string {
  if (widthOf(name) <= longest) return name;
  let kept = '';
  for (const letter of name) {
    if (widthOf(kept + letter) > longest) break;
    kept += letter;
  }
  return `${kept}…`;
}
