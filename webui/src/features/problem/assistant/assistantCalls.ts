/** What is asked of the AI helper (contract ai.md). */
import { api } from '../../../shared/api/calls';
import { streamed } from '../../../shared/api/streamed';

export type Question =
  | { action: 'explain-problem'; pid: number }
  | { action: 'explain-ce' | 'provide-idea' | 'perfect-code'; submitId: number };

export function ask(
  { action, ...query }: Question,
  signal: AbortSignal,
  onPiece: (piece: string) => void,
): Promise<void> {
  return streamed(`/api/ai/${action}`, { query, signal, isQuiet: true }, onPiece);
}

export const exchangesKey = ['ai', 'own'] as const;

export const exchangesQuery = {
  queryKey: exchangesKey,
  queryFn: () => api('GET /api/ai/own-exchanges', { query: { limit: 10 }, isQuiet: true }),
};
