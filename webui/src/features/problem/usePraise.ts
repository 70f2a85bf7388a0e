import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../shared/api/calls';
import { verdictCodes } from '../../shared/lib/verdict';
import type { OwnProgress, Submission } from './types';

/** Each of so many solved problems is one to stop at (S1 §9). */
const milestone = 100;
/** How long the picture stays, in ms (S1 §9). */
const pictureTime = 3000;

/** How far the reader has come, once this submission was accepted (contract account.md). */
const progressQuery = (submitId: number) => ({
  queryKey: ['problems', 'progress', submitId],
  queryFn: () => api('GET /api/get-user-ac-result', { query: { submitId }, isQuiet: true }),
});

export type Praise = { kind: 'picture' } | { kind: 'card'; progress: OwnProgress };

/** Whether this solved problem was the hundredth, two hundredth …, and no repetition of it. */
export function isMilestone({ accepted, firstAcOfProblem }: OwnProgress): boolean {
  return accepted > 0 && accepted % milestone === 0 && firstAcOfProblem === true;
}

/** What follows an accepted submission: a picture for a moment, or at a milestone the report card (S1 §4). */
export function usePraise(submission: Submission): {
  praise: Praise | null;
  end: () => void;
} {
  const queries = useQueryClient();
  const [praise, setPraise] = useState<Praise | null>(null);
  const praised = useRef<number | null>(null);
  const accepted = submission.status === verdictCodes.accepted ? submission.submitId : null;

  useEffect(() => {
    if (accepted === null || accepted === praised.current) return;
    praised.current = accepted;
    const begin = (progress: OwnProgress | null) => {
      // Whoever has submitted again by now wants to see that.
      if (praised.current !== accepted) return;
      setPraise(
        progress && isMilestone(progress) ? { kind: 'card', progress } : { kind: 'picture' },
      );
    };
    queries.fetchQuery(progressQuery(accepted)).then(begin, () => begin(null));
  }, [accepted, queries]);

  useEffect(() => {
    if (praise?.kind !== 'picture') return;
    const timer = setTimeout(() => setPraise(null), pictureTime);
    return () => clearTimeout(timer);
  }, [praise]);

  return { praise, end: () => setPraise(null) };
}
