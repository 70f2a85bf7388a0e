/** Formulas between dollar signs, taken out before Markdown can eat their stars and underscores. */
import type { MarkdownIt } from 'markdown-it';

const element = (tex: string, isDisplay: boolean, quote: (text: string) => string) =>
  isDisplay
    ? `<span data-tex="${quote(tex)}" data-display="yes">${quote(tex)}</span>`
    : `<span data-tex="${quote(tex)}">${quote(tex)}</span>`;

const isSpace = (character: string | undefined) => character === undefined || /\s/.test(character);

/** End of a run that starts at `from`, or -1; a backslash hides the next character. */
function findEnd(text: string, from: number, mark: string): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text.startsWith(mark, at)) return at;
  }
  return -1;
}

export function formulas(markdown: MarkdownIt): void {
  markdown.inline.ruler.before('escape', 'formula', (state, isSilent) => {
    const { src, pos } = state;
    if (src[pos] !== '$') return false;
    const mark = src[pos + 1] === '$' ? '$$' : '$';
    const start = pos + mark.length;
    const end = findEnd(src, start, mark);
    if (end <= start) return false;
    const tex = src.slice(start, end);
    // "between 5$ and 7$" is money: a formula neither starts nor ends with a space.
    if (mark === '$' && (isSpace(tex[0]) || isSpace(tex.at(-1)) || /\d/.test(src[end + 1] ?? ''))) {
      return false;
    }
    if (!isSilent) {
      const token = state.push('formula', '', 0);
      token.content = tex.trim();
      token.markup = mark;
    }
    state.pos = end + mark.length;
    return true;
  });

  markdown.block.ruler.before(
    'fence',
    'formula',
    (state, startLine, endLine, isSilent) => {
      const first = lineOf(state, startLine).trim();
      if (!first.startsWith('$$') || (first.length > 2 && first.indexOf('$$', 2) !== -1)) {
        return false;
      }
      const line = nextEnd(state, startLine + 1);
      if (line >= endLine) return false;
      if (isSilent) return true;
      const text = state.getLines(startLine, line + 1, state.blkIndent, false).trim();
      const token = state.push('formula', '', 0);
      token.block = true;
      token.markup = '$$';
      token.content = text.slice(2, -2).trim();
      token.map = [startLine, line + 1];
      state.line = line + 1;
      return true;
    },
    { alt: ['paragraph', 'blockquote', 'list'] },
  );

  markdown.renderer.rules.formula = (tokens, index) => {
    const token = tokens[index];
    if (!token) return '';
    const html = element(token.content, token.markup === '$$', markdown.utils.escapeHtml);
    return token.block ? `<p>${html}</p>\n` : html;
  };
}

interface LineSource {
  src: string;
  bMarks: number[];
  tShift: number[];
  eMarks: number[];
}

/** By text: for each line the first from there on that ends with `$$`. Looked for once: a text of ten thousand
 * beginnings without an end would be read to its end ten thousand times. */
const ends = new WeakMap<LineSource, number[]>();

function nextEnd(state: LineSource, line: number): number {
  const found = ends.get(state) ?? endsOf(state);
  ends.set(state, found);
  return found[line] ?? Number.POSITIVE_INFINITY;
}

function endsOf({ src, bMarks, eMarks }: LineSource): number[] {
  const found: number[] = [];
  let next = Number.POSITIVE_INFINITY;
  for (let line = bMarks.length - 1; line >= 0; line -= 1) {
    if (src.slice(bMarks[line], eMarks[line]).trimEnd().endsWith('$$')) next = line;
    found[line] = next;
  }
  return found;
}

function lineOf(state: LineSource, line: number): string {
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  return state.src.slice(start, state.eMarks[line]);
}
