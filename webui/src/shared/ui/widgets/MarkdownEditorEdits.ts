/** What the toolbar of the Markdown editor does to a text and its selection. */

export interface TextState {
  text: string;
  start: number;
  end: number;
}

export type MarkdownAction =
  | 'bold'
  | 'italic'
  | 'heading'
  | 'list'
  | 'orderedList'
  | 'code'
  | 'codeBlock'
  | 'formula'
  | 'table'
  | 'link';

/** Words that stand where nothing was selected, in the reader's language. */
export interface Placeholders {
  bold: string;
  italic: string;
  heading: string;
  list: string;
  link: string;
  column: string;
}

export function applyAction(
  action: MarkdownAction,
  state: TextState,
  words: Placeholders,
): TextState {
  switch (action) {
    case 'bold':
      return wrap(state, '**', '**', words.bold);
    case 'italic':
      return wrap(state, '*', '*', words.italic);
    case 'code':
      return selected(state).includes('\n')
        ? wrap(state, '```\n', '\n```', '')
        : wrap(state, '`', '`', 'code');
    case 'codeBlock':
      return wrapBlock(state, '```\n', '\n```\n', 'code');
    case 'formula':
      return wrap(state, '$', '$', 'x');
    case 'link':
      return wrap(state, '[', '](https://)', words.link);
    case 'heading':
      return prefixLines(state, () => '### ', words.heading);
    case 'list':
      return prefixLines(state, () => '- ', words.list);
    case 'orderedList':
      return prefixLines(state, (line) => `${line + 1}. `, words.list);
    case 'table':
      return insertBlock(
        state,
        `| ${words.column} 1 | ${words.column} 2 |\n| --- | --- |\n|  |  |`,
      );
  }
}

/** In place of what is selected; the cursor stands behind it. */
export function insertText({ text, start, end }: TextState, added: string): TextState {
  const cursor = start + added.length;
  return { text: text.slice(0, start) + added + text.slice(end), start: cursor, end: cursor };
}

/** A picture that was stored just now; its name says what it shows until somebody writes better. */
export function insertPicture(state: TextState, address: string, name: string): TextState {
  const label = name.replace(/\.\w+$/, '').replace(/[[\]]/g, '');
  return wrap({ ...state, start: state.end }, '![', `](${address})`, label);
}

/** A file that was stored just now, as a link that bears its name. */
export function insertFile(state: TextState, address: string, name: string): TextState {
  return wrap({ ...state, start: state.end }, '[', `](${address})`, name.replace(/[[\]]/g, ''));
}

const selected = (state: TextState) => state.text.slice(state.start, state.end);

function replace(state: TextState, text: string, from: number, to: number): TextState {
  return {
    text: state.text.slice(0, state.start) + text + state.text.slice(state.end),
    start: state.start + from,
    end: state.start + to,
  };
}

function wrap(state: TextState, before: string, after: string, placeholder: string): TextState {
  const content = selected(state) || placeholder;
  return replace(state, before + content + after, before.length, before.length + content.length);
}

/** On lines of its own. */
function wrapBlock(
  state: TextState,
  before: string,
  after: string,
  placeholder: string,
): TextState {
  const needsBreak = state.start > 0 && state.text[state.start - 1] !== '\n';
  return wrap(state, needsBreak ? `\n${before}` : before, after, placeholder);
}

function prefixLines(
  state: TextState,
  prefix: (line: number) => string,
  placeholder: string,
): TextState {
  const lineStart = state.text.lastIndexOf('\n', state.start - 1) + 1;
  const whole = { ...state, start: lineStart };
  const content = selected(whole) || placeholder;
  const text = content
    .split('\n')
    .map((line, index) => prefix(index) + line)
    .join('\n');
  return replace(whole, text, prefix(0).length, text.length);
}

function insertBlock(state: TextState, block: string): TextState {
  const needsBreak = state.start > 0 && state.text[state.start - 1] !== '\n';
  const text = `${needsBreak ? '\n\n' : ''}${block}\n`;
  return replace({ ...state, end: state.start }, text, text.length, text.length);
}
