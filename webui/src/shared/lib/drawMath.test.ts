// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { drawMath } from './drawMath';

vi.stubGlobal('__MATH_STYLES__', '/math.css');

/** So many formulas, of which so many are drawn. */
async function drawn(...texts: readonly string[]): Promise<number> {
  const box = document.createElement('div');
  for (const tex of texts) {
    const element = document.createElement('span');
    element.dataset.tex = tex;
    element.textContent = tex;
    box.append(element);
  }
  const drawing = drawMath(box);
  document.head.querySelector('link')?.dispatchEvent(new Event('load'));
  await drawing;
  return box.querySelectorAll('.katex').length;
}

describe('drawing formulas', () => {
  it('draws what an author writes', async () => {
    expect(await drawn('a^2', '\\frac{a}{b}', '\\sum_{i=1}^n i')).toBe(3);
  });

  it('leaves a formula of thousands of letters as its source', async () => {
    expect(await drawn(`${'a+'.repeat(2_000)}a`, 'b')).toBe(1);
  });

  it('draws a thousand formulas of one text and no more', async () => {
    expect(await drawn(...Array.from({ length: 1_200 }, () => 'a'))).toBe(1_000);
  });
});
