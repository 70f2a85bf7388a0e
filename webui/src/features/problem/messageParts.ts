/** A compiler's message cut at the places of the student's code that it names. */
import type { LineMark } from '../../shared/editor/lineMarks';

export interface MessagePart {
  text: string;
  /** Line of the code, counted from 1; null in plain text. */
  line: number | null;
}

/** What the judge calls the student's file. */
const file = String.raw`\b[Mm]ain\.(?:cpp|c|java|py|go|cs|rs|js|php|rb)`;
/** `main.cpp:5:10`, `Main.cs(5,10)`, `main.php on line 5`, `File "main.py", line 5`. */
const place = new RegExp(
  [
    String.raw`${file}(?::(\d+)(?::\d+)?|\((\d+)(?:,\d+)?\)| on line (\d+)|, line (\d+))`,
    String.raw`File "[^"\n]*${file}", line (\d+)`,
  ].join('|'),
  'g',
);

export function messageParts(message: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const match of message.matchAll(place)) {
    if (match.index > end) parts.push({ text: message.slice(end, match.index), line: null });
    const number = match.slice(1).find((group) => group !== undefined);
    parts.push({ text: match[0], line: Number(number) });
    end = match.index + match[0].length;
  }
  if (end < message.length) parts.push({ text: message.slice(end), line: null });
  return parts;
}

/** More would be a wall of signs. */
const mostMarks = 20;

/** What stands in the gutter beside the lines that a message names: each line once, no mere notes. */
export function marksIn(message: string): LineMark[] {
  const marks = new Map<number, LineMark>();
  const parts = messageParts(message);
  // A traceback ends with what happened.
  const outcome = message.trimEnd().split('\n').at(-1) ?? '';
  for (const [index, { line }] of parts.entries()) {
    if (line === null) continue;
    const said = (parts[index + 1]?.text ?? '').split('\n')[0]?.replace(/^[\s:,)]+/, '') ?? '';
    if (/^note\b/.test(said) || marks.has(line) || marks.size >= mostMarks) continue;
    const isSaid = said !== '' && !said.startsWith('in ');
    const kind = /^warning\b/.test(said) ? 'warning' : 'error';
    marks.set(line, { line, kind, text: isSaid ? said : outcome });
  }
  return [...marks.values()];
}
