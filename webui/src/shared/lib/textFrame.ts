/** The document of a frame that holds one text, dressed as the page around it. */
import { foldCode } from './foldCode';
import type { renderWhole } from './richText';

interface Dress {
  /** Class names of its root element and of its body. */
  root: string;
  body: string;
}

/** Shows the text as it was written; whether formulas are left to be drawn. With `foldedCode` blocks of code
 * stay behind these words. */
export function fillFrame(
  inside: Document,
  text: ReturnType<typeof renderWhole>,
  dress: Dress,
  foldedCode: string | null,
): boolean {
  const { fragment, sheets, hasFormulas } = text;
  if (foldedCode !== null) foldCode(fragment, foldedCode);
  inside.documentElement.className = dress.root;
  inside.documentElement.lang = document.documentElement.lang;
  inside.body.className = dress.body;
  copySheets(inside);
  inside.body.replaceChildren(fragment);
  dressByItself(inside, sheets);
  return hasFormulas;
}

/** Those that the page has linked so far; formulas bring their own. */
export function copySheets(inside: Document): void {
  const known = new Set([...inside.querySelectorAll('link')].map(({ href }) => href));
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (known.has(link.href)) continue;
    const copy = inside.createElement('link');
    copy.rel = 'stylesheet';
    copy.href = link.href;
    inside.head.append(copy);
  }
}

/** The text's own styles, by the ways that the policy leaves to scripts. */
function dressByItself(inside: Document, sheets: readonly string[]): void {
  for (const element of inside.body.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    delete element.dataset.style;
  }
  const { CSSStyleSheet: Sheet } = inside.defaultView ?? {};
  if (!Sheet || !('adoptedStyleSheets' in inside)) return; // Safari before 16.4
  inside.adoptedStyleSheets = sheets.map((text) => {
    const sheet = new Sheet();
    sheet.replaceSync(text);
    return sheet;
  });
}
