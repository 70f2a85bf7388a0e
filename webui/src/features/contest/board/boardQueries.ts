import { keepPreviousData } from '@tanstack/react-query';
import { contestKey } from '../../../entities/contest/contestQueries';
import { api } from '../../../shared/api/calls';
import { type BoardPage, keepRows, pinnedRows, shownRows } from './boardRows';

/** Of the participants, or of everybody. */
export type BoardKind = 'inside' | 'outside';

/** What is asked of a board. */
export interface BoardQuestion {
  cid: number;
  currentPage: number;
  limit: number;
  keyword: string;
  removeStar: boolean;
  containsEnd: boolean;
  forceRefresh: boolean;
  concernedList: readonly string[];
}

const calls = {
  inside: 'POST /api/get-contest-rank',
  outside: 'POST /api/get-contest-outside-scoreboard',
} as const;

/** A page of a board. `ownUid`: whose row stands first; null where no own row does. */
export const boardQuery = (kind: BoardKind, question: BoardQuestion, ownUid: string | null) => ({
  queryKey: [...contestKey(question.cid), 'board', kind, question] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<BoardPage> => {
    const { records, total } = await api(calls[kind], { body: question, signal, isQuiet: true });
    const followed = new Set(question.concernedList);
    const pinned = question.currentPage === 1 ? pinnedRows(records, ownUid, followed) : 0;
    return { rows: shownRows(records, pinned), total };
  },
  structuralSharing: (before: unknown, next: unknown) =>
    keepRows(before as BoardPage | undefined, next as BoardPage),
  placeholderData: keepPreviousData,
});

/** What stands around the outside board. */
export const outsideQuery = (cid: number) => ({
  queryKey: [...contestKey(cid), 'outside'] as const,
  queryFn: () => api('GET /api/get-contest-outsize-info', { query: { cid }, isQuiet: true }),
});
