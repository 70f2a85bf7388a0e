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

/** Replaces the source text of every `[data-tex]` below `root` by its drawing. */
export async function drawMath(root: ParentNode): Promise<void> {
  await loadStyles();
  for (const element of root.querySelectorAll<HTMLElement>('[data-tex]')) {
    katex.render(element.dataset.tex ?? '', element, {
      displayMode: element.dataset.display !== undefined,
      throwOnError: false,
      // Commands that fetch, link or run anything stay text.
      trust: false,
      maxSize: 20,
      maxExpand: 200,
    });
  }
}
