/** What the server will say of a name or a colour (contract admin.md §9, §17), said before it is asked. */
export const longestTag = 50;
export const longestLevel = 20;
/** Every site starts with these; their names are told in the reader's language. */
export const firstLevels: readonly number[] = [0, 1, 2];

export function isName(name: string, longest: number): boolean {
  const length = Array.from(name.trim()).length;
  return length >= 1 && length <= longest;
}

export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text.trim());

/** Somebody types the same word again: the tag is there already (specification S3 §5). */
export function isTaken(name: string, others: readonly { name: string }[]): boolean {
  const wanted = name.trim().toLowerCase();
  return others.some((other) => other.name.toLowerCase() === wanted);
}

export const isRank = (text: string): boolean => /^-?\d{1,9}$/.test(text.trim());
