import { api, type Schemas } from '../../../shared/api/calls';
import { downloadFile } from '../../../shared/api/downloadFile';

export type SimilarityReport = Schemas['SimilarityReport'];
export type SimilarTexts = Schemas['SimilarTexts'];

/** While it is made it is asked for again so often. */
const every = 2_000;

export const similarityKey = (tid: number) => ['admin', 'examResults', tid, 'similarity'] as const;

export const similarityQuery = (tid: number) => ({
  queryKey: [...similarityKey(tid), 'report'] as const,
  queryFn: () => api('GET /api/admin/exam/similarity', { query: { tid }, isQuiet: true }),
  refetchInterval: ({ state }: { state: { data?: SimilarityReport | undefined } }) =>
    state.data?.state === 'running' ? every : false,
});

export const pairQuery = (tid: number, left: string, right: string) => ({
  queryKey: [...similarityKey(tid), left, right] as const,
  queryFn: () =>
    api('GET /api/admin/exam/similarity/pair', { query: { tid, left, right }, isQuiet: true }),
});

export const startSimilarity = (tid: number, least: number) =>
  api('POST /api/admin/exam/similarity', { body: { tid, least } });

/** All pairs and their code as one document to print, or the passages as a table. */
export const downloadReport = (tid: number, type: 'html' | 'csv') =>
  downloadFile('GET /api/file/download-exam-similarity', { query: { tid, type } });

export const percentOf = (share: number): number => Math.round(share * 100);

/** A text in pieces: `passage` numbers what both have, null between. */
export interface Piece {
  start: number;
  text: string;
  passage: number | null;
}

/** `places` begin and end of the passages in this text, by the number of the passage. */
export function piecesOf(text: string, places: readonly (readonly [number, number])[]): Piece[] {
  const ordered = places
    .map(([start, end], passage) => ({ start, end, passage }))
    .sort((one, other) => one.start - other.start);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end, passage } of ordered) {
    if (start > at) pieces.push({ start: at, text: text.slice(at, start), passage: null });
    pieces.push({ start, text: text.slice(start, end), passage });
    at = end;
  }
  if (at < text.length) pieces.push({ start: at, text: text.slice(at), passage: null });
  return pieces;
}

/** The same line by line, as an editor shows it: a passage may go over several lines. */
export function linesOf(text: string, places: readonly (readonly [number, number])[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const { start, text: words, passage } of piecesOf(text, places)) {
    let at = start;
    words.split('\n').forEach((each, index) => {
      if (index > 0) lines.push([]);
      if (each) lines[lines.length - 1]?.push({ start: at, text: each, passage });
      at += each.length + 1;
    });
  }
  // An end of the last line begins no other.
  if (lines.length > 1 && lines[lines.length - 1]?.length === 0) lines.pop();
  return lines;
}
