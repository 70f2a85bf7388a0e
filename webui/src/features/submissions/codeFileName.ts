/** The name under which a code is saved. */

/** By the beginning of the language's name, the longer beginnings first. */
const endings: readonly (readonly [string, string])[] = [
  ['C++', 'cpp'],
  ['C#', 'cs'],
  ['C', 'c'],
  ['JavaScript', 'js'],
  ['Java', 'java'],
  ['Py', 'py'],
  ['Golang', 'go'],
  ['PHP', 'php'],
  ['Ruby', 'rb'],
  ['Rust', 'rs'],
];

export function codeFileName(submitId: number, language: string): string {
  const ending = endings.find(([beginning]) => language.startsWith(beginning))?.[1] ?? 'txt';
  return `${submitId}.${ending}`;
}
