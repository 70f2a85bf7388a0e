/** A compiler's message cut at the places of the student's code that it names. */

export interface MessagePart {
  text: string;
  /** Line of the code, counted from 1; null in plain text. */
  line: number | null;
}

/** gcc and javac write `main.cpp:5:10`, Python `File "main.py", line 5`. */
const place = /(?:\b[\w./-]+\.(?:cpp|c|cc|java|py):(\d+)(?::\d+)?)|(?:File "[^"\n]+", line (\d+))/g;

export function messageParts(message: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const match of message.matchAll(place)) {
    if (match.index > end) parts.push({ text: message.slice(end, match.index), line: null });
    parts.push({ text: match[0], line: Number(match[1] ?? match[2]) });
    end = match.index + match[0].length;
  }
  if (end < message.length) parts.push({ text: message.slice(end), line: null });
  return parts;
}
