/**
 * Stands in for the package `entities` in the bundle: the browser knows the 2,000 names already,
 * so markdown-it need not bring a table of them (12 kB).
 */
const decoder = document.createElement('textarea');

/** Decodes one reference such as `&nbsp;`; markdown-it asks for nothing else. */
export function decodeHTMLStrict(reference: string): string {
  if (!/^&#?\w+;$/.test(reference)) return reference;
  decoder.innerHTML = reference;
  return decoder.value;
}
