import { useQuery, useQueryClient } from '@tanstack/react-query';
import { recheckEvery, withQueuePlace } from '../../entities/submission/news';
import {
  casesQuery,
  detailKey,
  submissionDetailQuery,
} from '../../entities/submission/submissionQueries';
import type { Judge, SubmissionDetail } from '../../entities/submission/types';
import { useLiveTopic } from '../../shared/api/live';
import { usePolling } from '../../shared/lib/usePolling';
import { isInProgress } from '../../shared/lib/verdict';

/** One submission, kept fresh until its verdict is final; then its cases. */
export function useSubmission(submitId: number) {
  const queries = useQueryClient();
  const detail = useQuery({
    ...submissionDetailQuery(submitId),
    ...usePolling<SubmissionDetail>({
      every: recheckEvery,
      until: (current) => !isInProgress(current.submission.status),
    }),
  });
  const submission = detail.data?.submission;
  const isFinal = submission !== undefined && !isInProgress(submission.status);

  const hear = (row: Judge) => {
    if (row.submitId !== submitId) return;
    // News carry neither code nor message: the place in the queue is shown at once, a verdict
    // is read again with all that belongs to it.
    if (!isInProgress(row.status)) {
      void queries.invalidateQueries({ queryKey: detailKey(submitId) });
      return;
    }
    queries.setQueryData<SubmissionDetail>(detailKey(submitId), (old) => withQueuePlace(old, row));
  };
  useLiveTopic(submission?.uid ? `submission:${submission.uid}` : null, hear, () => {
    if (!isFinal) void detail.refetch();
  });

  const cases = useQuery({
    ...casesQuery(submitId, submission?.version ?? 0),
    enabled: isFinal,
  });
  return { detail, cases };
}
