/** Texts that were sent to the server and not answered yet. One of them may be the newest that the
 * server holds without this browser knowing: its answer was lost on the way. They are kept over a
 * reload by their marks, as the texts themselves would fill the browser's storage. */

/** Marks by language, the one sent last at the end. */
export type SentTexts = Readonly<Record<string, readonly string[]>>;

/** By far more than a cable that is out for an hour lets a page try. */
const mostMarks = 200;

/** Length and hash: another window's text has both in one of four thousand million cases, and stays
 * among the versions even then. The browser's own digests are not there on a school's plain http. */
function markOf(text: string): string {
  let hash = 0x2545f491;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return `${text.length} ${hash}`;
}

export const isSent = (sent: SentTexts, language: string, text: string): boolean =>
  sent[language]?.includes(markOf(text)) ?? false;

export function withSent(sent: SentTexts, language: string, text: string): SentTexts {
  const mark = markOf(text);
  const others = (sent[language] ?? []).filter((each) => each !== mark);
  return { ...sent, [language]: [...others, mark].slice(-mostMarks) };
}

/** A newer version was answered or read: what was sent before and comes later is put aside by the
 * server, and can no longer be its newest. */
export function withoutSent(sent: SentTexts, language: string): SentTexts {
  const { [language]: _, ...others } = sent;
  return others;
}

/** As it was stored. */
export function readSentTexts(value: unknown): SentTexts {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, marks]) => Array.isArray(marks)));
}
