/** Draws formulas with KaTeX; loaded only where a `$` occurs. */
import katex from 'katex';

let styles: Promise<void> | null = null;

function loadStyles(): Promise<void> {
  styles ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = __MATH_STYLES__;
    link.onload = () => resolve();
    link.onerror = () => resolve(); // formulas without their style sheet still read
    document.head.append(link);
  });
  return styles;
}

/** In characters. Drawing takes half a second for so many of one text on an old computer: what goes beyond, as no
 * author's formula does, stays as its source. */
const longestFormula = 2_000;
const mostOfText = 20_000;
/** Of a formula of one letter. */
const leastCost = 20;
/** Drawn before whoever waits gets a turn. */
const atOnce = 50;

/** Replaces the source text of every `[data-tex]` below `root` by its drawing. */
export async function drawMath(root: ParentNode): Promise<void> {
  await loadStyles();
  let drawn = 0;
  let left = mostOfText;
  for (const element of root.querySelectorAll<HTMLElement>('[data-tex]')) {
    const tex = element.dataset.tex ?? '';
    if (tex.length > longestFormula) continue;
    left -= Math.max(tex.length, leastCost);
    if (left < 0) return;
    drawn += 1;
    if (drawn % atOnce === 0) await new Promise((resolve) => setTimeout(resolve));
    katex.render(tex, element, {
      displayMode: element.dataset.display !== undefined,
      throwOnError: false,
      // Commands that fetch, link or run anything stay text.
      trust: false,
      maxSize: 20,
      maxExpand: 200,
    });
  }
}
