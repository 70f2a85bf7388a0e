/** Which submissions may still change, and how news about them enters what is shown (S1 §4). */
import type { Page } from '../../shared/api/types';
import { isInProgress, verdictCodes } from '../../shared/lib/verdict';
import type { JudgeRow, SubmissionDetail } from './types';

export const recheckEvery = 2000;
export const recheckAtMost = 300;

export function unfinishedIds(rows: readonly JudgeRow[]): number[] {
  return rows.filter((row) => isInProgress(row.status)).map((row) => row.submitId);
}

/** Rows keep their places; news about other submissions is dropped. */
export function mergeNews(
  page: Page<JudgeRow>,
  news: Readonly<Record<string, Partial<JudgeRow>>>,
): Page<JudgeRow> {
  if (!page.records.some((row) => news[row.submitId])) return page;
  return {
    ...page,
    records: page.records.map((row) => {
      const fresh = news[row.submitId];
      // A late answer must not set a finished row back to "judging".
      const isStale = fresh?.status !== undefined && isInProgress(fresh.status);
      return fresh && !(isStale && !isInProgress(row.status)) ? { ...row, ...fresh } : row;
    }),
  };
}

/** The row while its place keeps the result back. */
export const withoutResult = (row: JudgeRow): JudgeRow => ({
  ...row,
  status: verdictCodes.hidden,
  score: null,
  time: null,
  memory: null,
});

/** Shows the place in the queue, and how many cases are done, at once; a verdict is read again with all that belongs to it. */
export function withQueuePlace(
  old: SubmissionDetail | undefined,
  row: JudgeRow,
): SubmissionDetail | undefined {
  // A late frame must not set a finished submission back.
  if (!old || !isInProgress(old.submission.status)) return old;
  const { status, queuePosition, queueReason, caseProgress = null } = row;
  const news = { status, queuePosition, queueReason, caseProgress };
  return { ...old, submission: { ...old.submission, ...news } };
}
