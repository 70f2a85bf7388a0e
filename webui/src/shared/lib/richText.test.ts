// @vitest-environment jsdom
// happy-dom parses HTML too loosely for the sanitiser to be judged by it.
import { describe, expect, it, vi } from 'vitest';
import { renderRichText, renderWhole } from './richText';

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

describe('what is more than anybody reads', () => {
  const sized = (source: string) => {
    const { fragment } = renderRichText(source);
    const isCut = fragment.textContent?.endsWith('[…]') === true;
    return [fragment.querySelectorAll('*').length, isCut] as const;
  };

  it.each([
    ['rows that say nothing', `|${'a|'.repeat(300)}\n|${'-|'.repeat(300)}\n${'|\n'.repeat(200)}`],
    ['emphasis', '*a* '.repeat(16_000)],
  ])('is cut: %s', (_, source) => {
    const [elements, isCut] = sized(source);
    expect(isCut).toBe(true);
    expect(elements).toBeLessThan(8_500);
  });

  it('is nothing that an author writes', () => {
    const row = `|${'x|'.repeat(40)}\n`;
    const [, isCut] = sized(`|${'a|'.repeat(40)}\n|${'-|'.repeat(40)}\n${row.repeat(100)}`);
    expect(isCut).toBe(false);
  });

  it('are marks heaped on one letter', () => {
    expect(html(`a${'\u0301'.repeat(5_000)}b`)).toBe(`<p>a${'\u0301'.repeat(8)}b</p>\n`);
    expect(html('e\u0323\u0302')).toContain('e\u0323\u0302');
  });

  it('are beginnings of formulas without an end: each line is read once', () => {
    const read = vi.spyOn(String.prototype, 'trimEnd');
    const lines = 2_000;
    html('$$a\n'.repeat(lines));
    expect(read.mock.calls.length).toBeLessThan(20 * lines);
    read.mockRestore();
    expect(html(`${'$$a\n'.repeat(3)}b$$`)).toContain('data-display');
  });
});

describe('what an author may not borrow from the site', () => {
  const dressed = (source: string) => {
    const box = document.createElement('div');
    box.append(renderRichText(source).fragment);
    return [...box.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ name, value }) => `${name}=${value}`),
    );
  };

  it.each([
    ['a class of the page', '<p class="_toast_1x2y3 modal">x</p>', []],
    ['one among classes of texts', '<p class="rich-center _toast_1x2y3">x</p>', ['rich-center']],
    ['a class of drawn formulas', '<span class="katex-html">x</span>', []],
    ['a class that says the language of code', '```cpp\nx\n```', ['language-cpp']],
    ['a language that is no name', '<code class="language-a/b">x</code>', []],
  ])('%s', (_, source, classes) => {
    expect(dressed(source)).toEqual(classes.map((name) => `class=${name}`));
  });

  it.each([
    '<p id="main" name="a" part="x" slot="x" hidden inert tabindex="0">x</p>',
    '<p data-state="open" data-theme="dark">x</p>',
    '<p role="alert" aria-live="assertive" aria-hidden="true">x</p>',
    '<p popover>x</p>',
    '<img alt="" usemap="#m" srcset="/a 2x" background="/a">',
    '<audio autoplay></audio>',
    '<p accesskey="s" contenteditable="true" draggable="true" dir="sideways">x</p>',
  ])('nor attributes by which the page behaves: %s', (source) => {
    const told = dressed(source).filter((one) => one !== 'alt=' && one !== 'dir=sideways');
    expect(told).toEqual([]);
  });

  it.each(['dialog', 'marquee', 'main', 'nav', 'label', 'map'])('nor its <%s>', (tag) => {
    const result = html(`<${tag} open>words</${tag}>`);
    expect(result).toContain('words');
    expect(result).not.toContain(`<${tag}`);
  });

  it('but keeps what old statements are written with', () => {
    const source =
      '<table border="1"><tr><td colspan="2" align="center">x</td></tr></table>' +
      '<ol start="3" type="a"><li>x</li></ol><img src="/api/public/img/a.png" width="30" alt="x">' +
      '<font color="red">x</font><details open><summary>x</summary>y</details>';
    for (const kept of ['border', 'colspan', 'start', 'type', 'width', 'alt', 'color', 'open']) {
      expect(html(source)).toContain(` ${kept}=`);
    }
    expect(html(source)).toContain('rich-center');
  });
});

describe('what those who run the site write', () => {
  it('loses nothing [S2-6-9]', () => {
    const { fragment, sheets } = renderWhole(
      '<style>.big { font-size: 3em }</style>\n\n<p id="a" class="big" role="note" style="color: red">x</p>\n\n' +
        '<form action="/a"><input name="b"></form>\n\n**bold** <iframe src="/home"></iframe>',
    );
    expect(sheets).toEqual(['.big { font-size: 3em }']);
    const text = fragment.querySelector('p');
    expect([text?.id, text?.className, text?.getAttribute('role')]).toEqual(['a', 'big', 'note']);
    expect(text?.getAttribute('data-style')).toBe('color: red');
    for (const kept of ['form', 'input', 'strong', 'iframe']) {
      expect(fragment.querySelector(kept)).not.toBeNull();
    }
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
