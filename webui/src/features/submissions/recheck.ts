/** Which rows of the list may still change, and how news about them enters it (S1 §4). */
import type { Page } from '../../shared/api/types';
import { isInProgress } from '../../shared/lib/verdict';
import type { JudgeRow } from './types';

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
