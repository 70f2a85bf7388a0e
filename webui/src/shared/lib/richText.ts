/** Turns statements (Markdown, old HTML, formulas) into nodes that are safe to show. */
import DOMPurify from 'dompurify';
import MarkdownIt from 'markdown-it';
import { formulas } from './formulas';

const markdown = new MarkdownIt({ html: true, linkify: true, breaks: false }).use(formulas);

/** What a text may say about its elements. Everything by which a page behaves or looks like itself
 * stays out: ids, roles, states, data, places of keyboard and mouse. */
const attributes = (
  'align alt border bgcolor cellpadding cellspacing cite class color colspan controls datetime ' +
  'dir face headers height href hreflang kind lang loading loop muted open poster preload ' +
  'reversed rowspan scope size span src srclang start title type valign value width ' +
  'data-tex data-display data-style'
).split(' ');

/** Elements that the browser puts somewhere else than where they stand, or that a screen reader
 * takes for a part of the page; their text stays. */
const tagsOfPages = (
  'area aside blink datalist dialog fieldset footer header label legend main map marquee menu ' +
  'meter nav optgroup option output progress slot template'
).split(' ');

/** A class of the page would dress a text as a part of the page: only the language of code stays. */
const textClass = /^language-[\w+#-]+$/;

function dropForeignClasses(root: ParentNode): void {
  for (const element of root.querySelectorAll('[class]')) {
    const kept = [...element.classList].filter((name) => textClass.test(name) || isRich(name));
    if (kept.length > 0) element.className = kept.join(' ');
    else element.removeAttribute('class');
  }
}

const isRich = (name: string) =>
  name === 'rich-bold' || alignments.some((side) => name === `rich-${side}`);

const alignments = ['left', 'center', 'right', 'justify'];

/** Class names given to what a style attribute used to say; the policy forbids the attribute. */
function moveStylesToClasses(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style], [align]')) {
    const style = element.getAttribute('data-style') ?? '';
    const align =
      /(?:^|;)\s*text-align\s*:\s*(\w+)/i.exec(style)?.[1] ?? element.getAttribute('align');
    if (align && alignments.includes(align.toLowerCase())) {
      element.classList.add(`rich-${align.toLowerCase()}`);
    }
    if (/(?:^|;)\s*font-weight\s*:\s*(bold|[6-9]00)/i.test(style)) {
      element.classList.add('rich-bold');
    }
    element.removeAttribute('data-style');
    element.removeAttribute('align');
  }
}

/** Links of statements leave the site in a tab of their own. */
function guardLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll('a[href], area[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
}

/** Renamed before parsing: the browser reports a style attribute as soon as it meets one. */
function disarmStyles(html: string): string {
  return html.replace(/(<[a-z][^<>]*?\s)style(\s*=)/gi, '$1data-style$2');
}

/** More than any statement has, and as many as an old computer shows within half a second. */
const mostElements = 8_000;
/** Where a text goes on that is too large to be shown whole; in every language. */
const goesOn = '[…]';

/** Marks that are heaped on one letter beyond these hide the lines above, and take seconds to draw. */
const heapedMarks = /(\p{M}{8})\p{M}+/gu;

/** Without what comes behind the last element that is shown; what is left open the parser closes. */
function bounded(html: string): string {
  const start = /<[a-z]/gi;
  for (let count = 0; start.exec(html); count += 1) {
    if (count === mostElements) return html.slice(0, start.lastIndex - 2);
  }
  return html;
}

export interface RichContent {
  fragment: DocumentFragment;
  /** Formulas are left as text in `[data-tex]` elements until they are drawn. */
  hasFormulas: boolean;
}

export function renderRichText(source: string): RichContent {
  const whole = markdown.render(source.replace(heapedMarks, '$1'));
  const html = bounded(whole);
  const fragment = DOMPurify.sanitize(disarmStyles(html), {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_ATTR: attributes,
    FORBID_TAGS: [
      ...['style', 'form', 'input', 'button', 'textarea', 'select', 'svg', 'math'],
      ...tagsOfPages,
    ],
    // Else "f: X" and "color: red" would be taken for addresses with a scheme and dropped.
    ADD_URI_SAFE_ATTR: ['data-tex', 'data-style'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  dropForeignClasses(fragment);
  moveStylesToClasses(fragment);
  guardLinks(fragment);
  if (html.length < whole.length) fragment.append(goesOn);
  return { fragment, hasFormulas: fragment.querySelector('[data-tex]') !== null };
}

/** What was written, nothing taken out of it: for the document of a frame alone in which no script runs
 * (FramedText). Style attributes wait in `data-style`, sheets are told apart: the policy of the page forbids
 * both as they stand. */
export function renderWhole(source: string): RichContent & { sheets: string[] } {
  const aside = document.implementation.createHTMLDocument('');
  const html = disarmStyles(markdown.render(source));
  // Read to its end alike, and never run: it is no JavaScript.
  aside.body.innerHTML = html.replace(/<(\/?)style\b/gi, '<$1script type="text/css" ');
  const sheets = [...aside.querySelectorAll('script[type="text/css"]')].map((element) => {
    element.remove();
    return element.textContent ?? '';
  });
  guardLinks(aside);
  const fragment = aside.createDocumentFragment();
  fragment.append(...aside.body.childNodes);
  return { fragment, sheets, hasFormulas: fragment.querySelector('[data-tex]') !== null };
}
