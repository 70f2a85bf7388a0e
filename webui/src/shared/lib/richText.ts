/** Turns statements (Markdown, old HTML, formulas) into nodes that are safe to show. */
import DOMPurify from 'dompurify';
import MarkdownIt from 'markdown-it';
import { formulas } from './formulas';

const markdown = new MarkdownIt({ html: true, linkify: true, breaks: false }).use(formulas);

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
  for (const link of root.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
}

/** Renamed before parsing: the browser reports a style attribute as soon as it meets one. */
function disarmStyles(html: string): string {
  return html.replace(/(<[a-z][^>]*?\s)style(\s*=)/gi, '$1data-style$2');
}

export interface RichContent {
  fragment: DocumentFragment;
  /** Formulas are left as text in `[data-tex]` elements until they are drawn. */
  hasFormulas: boolean;
}

export function renderRichText(source: string): RichContent {
  const fragment = DOMPurify.sanitize(disarmStyles(markdown.render(source)), {
    RETURN_DOM_FRAGMENT: true,
    FORBID_ATTR: ['style', 'id', 'name'],
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'svg', 'math'],
    ADD_ATTR: ['data-tex', 'data-display', 'data-style'],
    // Else "f: X" and "color: red" would be taken for addresses with a scheme and dropped.
    ADD_URI_SAFE_ATTR: ['data-tex', 'data-style'],
    ALLOW_DATA_ATTR: false,
  });
  moveStylesToClasses(fragment);
  guardLinks(fragment);
  return { fragment, hasFormulas: fragment.querySelector('[data-tex]') !== null };
}
