// @vitest-environment jsdom
// happy-dom parses HTML too loosely for the sanitiser to be judged by it.
import { describe, expect, it } from 'vitest';
import { renderRichText } from './richText';

function html(source: string): string {
  const box = document.createElement('div');
  box.append(renderRichText(source).fragment);
  return box.innerHTML;
}

describe('rich text', () => {
  it('reads Markdown', () => {
    expect(html('# One\n\n- **two**')).toContain('<strong>two</strong>');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<iframe src="//elsewhere.test"></iframe>',
    '<form action="/api/logout"><input name=a></form>',
    '<style>body{display:none}</style>',
    '[x](javascript:alert(1))',
    '$<img src=x onerror=alert(1)>$',
  ])('lets nothing run: %s', (source) => {
    const box = document.createElement('div');
    box.append(renderRichText(source).fragment);
    expect(box.querySelector('script, iframe, form, input, style, [onerror]')).toBeNull();
    expect(box.querySelector('a')?.getAttribute('href') ?? '').not.toContain('javascript');
  });

  it('turns alignment of old HTML into classes and leaves no style attribute', () => {
    const result = html('<p style="color: red; text-align: center">x</p>');
    expect(result).toContain('rich-center');
    expect(result).not.toContain('style=');
  });

  it('opens links in a tab of their own', () => {
    expect(html('[x](https://example.org)')).toContain('rel="noopener noreferrer"');
  });
});

describe('formulas', () => {
  const texOf = (source: string) => {
    const box = document.createElement('div');
    box.append(renderRichText(source).fragment);
    return [...box.querySelectorAll<HTMLElement>('[data-tex]')].map((node) => [
      node.getAttribute('data-tex'),
      node.hasAttribute('data-display'),
    ]);
  };

  it('are taken out before Markdown reads their stars and underscores', () => {
    expect(texOf('$a_1*b_2*c$')).toEqual([['a_1*b_2*c', false]]);
    expect(texOf('$f: X < Y$')).toEqual([['f: X < Y', false]]);
  });

  it('may stand in lines of their own', () => {
    expect(texOf('before\n\n$$\nx < y\n$$\n\nafter')).toEqual([['x < y', true]]);
    expect(texOf('$$x^2$$')).toEqual([['x^2', true]]);
  });

  it('are not sums of money', () => {
    expect(texOf('from 5$ to 7$ each')).toEqual([]);
    expect(texOf('\\$5 and \\$7')).toEqual([]);
  });

  it('are not code', () => {
    expect(texOf('`$x$`')).toEqual([]);
  });

  it('are announced, so that the drawing code is loaded only for them', () => {
    expect(renderRichText('none').hasFormulas).toBe(false);
    expect(renderRichText('$n$').hasFormulas).toBe(true);
  });
});
