/** Signs of a Chinese keyboard in code, the beginner's commonest fault: they look right and compile
 * nowhere. Those inside texts and comments mean themselves. */
import { grammarOf } from '../../shared/editor/grammars';

export interface FullWidthSign {
  /** Counted from 1. */
  line: number;
  sign: string;
  /** The sign of the program. */
  meant: string;
}

const meanings: Record<string, string> = {
  '，': ',',
  '。': '.',
  '、': ',',
  '；': ';',
  '：': ':',
  '？': '?',
  '！': '!',
  '（': '(',
  '）': ')',
  '【': '[',
  '】': ']',
  '｛': '{',
  '｝': '}',
  '《': '<',
  '》': '>',
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '＝': '=',
  '＋': '+',
  '－': '-',
  '×': '*',
  '÷': '/',
  '＜': '<',
  '＞': '>',
  '＆': '&',
  '｜': '|',
  '％': '%',
  '＃': '#',
  '\u3000': ' ',
};

/** Texts and comments of a line; what runs over several lines is left as it is. */
const unread = {
  hash: /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|#.*/g,
  slashes: /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\/.*|\/\*.*?(?:\*\/|$)/g,
};

export function fullWidthSigns(code: string, language: string): FullWidthSign[] {
  const grammar = grammarOf(language);
  const aside = grammar === 'python' || grammar === 'ruby' ? unread.hash : unread.slashes;
  return code.split('\n').flatMap((text, index) => {
    const read = text.replace(aside, '');
    const signs = new Set([...read].filter((sign) => meanings[sign] !== undefined));
    return [...signs].map((sign) => ({ line: index + 1, sign, meant: meanings[sign] ?? '' }));
  });
}
