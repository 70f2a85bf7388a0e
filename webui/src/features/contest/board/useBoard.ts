import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLiveHint } from '../../../shared/api/live';
import { useOnChange } from '../../../shared/lib/useOnChange';
import { refusalOf } from '../../../shared/lib/usePolling';
import { type BoardKind, type BoardQuestion, boardQuery } from './boardQueries';

/** Between two looks, in ms (S2 §9). */
const every = 30_000;
/** The counts above the problems follow as slowly. */
export const countsEvery = every;

interface BoardOptions {
  kind: BoardKind;
  question: BoardQuestion;
  ownUid: string | null;
  hasEnded: boolean;
}

/**
 * A board that keeps itself fresh: every 30 seconds, and when the live socket tells that it has moved.
 * By itself until the contest ends; a refusal ends it (S2 §2).
 */
export function useBoard({ kind, question, ownUid, hasEnded }: BoardOptions) {
  const [wantsAuto, setAuto] = useState(true);
  const isAuto = wantsAuto && !hasEnded;
  const board = useQuery({
    ...boardQuery(kind, question, ownUid),
    refetchInterval: isAuto && every,
  });
  const refusal = refusalOf(board);
  useOnChange(() => {
    if (refusal) setAuto(false);
  }, refusal);
  const hears = isAuto && kind === 'inside';
  useLiveHint<`contest:${number}`>(
    hears ? `contest:${question.cid}` : null,
    () => void board.refetch(),
    ({ kind }) => kind === 'board',
  );
  return { board, isAuto, setAuto };
}
