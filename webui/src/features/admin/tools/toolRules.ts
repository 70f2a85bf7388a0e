/** What the server will say of a link (contract admin.md §16), said before it is asked. */

export interface ToolFields {
  name: string;
  url: string;
  seq: string;
}

export type ToolFault = 'nameLength' | 'urlBad' | 'seqBad';

const longestName = 50;
const longestUrl = 500;

export function faultsOf({
  name,
  url,
  seq,
}: ToolFields): Partial<Record<keyof ToolFields, ToolFault>> {
  const length = Array.from(name.trim()).length;
  return {
    ...(length < 1 || length > longestName ? { name: 'nameLength' } : {}),
    ...(isWebAddress(url.trim()) ? {} : { url: 'urlBad' }),
    ...(/^-?\d{1,9}$/.test(seq.trim()) ? {} : { seq: 'seqBad' }),
  };
}

function isWebAddress(text: string): boolean {
  if (text.length > longestUrl || /\s/.test(text) || !/^https?:\/\//i.test(text)) return false;
  try {
    return new URL(text).hostname !== '';
  } catch {
    return false;
  }
}
