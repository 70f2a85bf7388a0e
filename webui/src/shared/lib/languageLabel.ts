/** Names of judge languages as a reader knows them: version and flags. The wire keeps its own. */

/** `C++ 17 With O2` is `C++17 -O2`; the bare names are C11 and C++14 (contract judge-rules §1). */
export function languageLabel(name: string): string {
  const found = /^(C|C\+\+)(?: (\d\d))?( With O2)?$/.exec(name);
  if (!found) return name;
  const [, family, version, isFast] = found;
  const standard = version ?? (family === 'C' ? '11' : '14');
  return `${family}${standard}${isFast ? ' -O2' : ''}`;
}
