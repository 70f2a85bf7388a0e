import { keepPreviousData } from '@tanstack/react-query';
import { request } from '../../shared/api/client';
import type { Page } from '../../shared/api/types';
import { type SubmissionFilters, writeFilters } from './submissionFilters';
import type { Judge, JudgeCases, JudgeRow, SubmissionDetail } from './types';

export const listKey = (filters: SubmissionFilters) => ['submissions', 'list', filters] as const;

export const submissionListQuery = (filters: SubmissionFilters) => ({
  queryKey: listKey(filters),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    request<Page<JudgeRow>>('/api/get-submission-list', {
      query: {
        ...writeFilters(filters),
        currentPage: filters.currentPage,
        limit: filters.limit,
      },
      signal,
      isQuiet: true,
    }),
  placeholderData: keepPreviousData,
});

const mostCompared = 100;

/** My submissions of one problem, newest first. */
export const mySubmissionsQuery = (displayPid: string) => ({
  queryKey: ['submissions', 'mine', displayPid] as const,
  queryFn: () =>
    request<Page<JudgeRow>>('/api/get-submission-list', {
      query: {
        onlyMine: true,
        problemID: displayPid,
        completeProblemID: true,
        limit: mostCompared,
      },
      isQuiet: true,
    }),
});

export const detailKey = (submitId: number) => ['submissions', 'detail', submitId] as const;

export const submissionDetailQuery = (submitId: number) => ({
  queryKey: detailKey(submitId),
  queryFn: () =>
    request<SubmissionDetail>('/api/get-submission-detail', {
      query: { submitId },
      isQuiet: true,
    }),
});

/** `version` counts re-runs: the cases of an earlier run are not those of this one. */
export const casesQuery = (submitId: number, version: number) => ({
  queryKey: ['submissions', 'cases', submitId, version] as const,
  queryFn: () =>
    request<JudgeCases | null>('/api/get-all-case-result', {
      query: { submitId },
      isQuiet: true,
    }),
});

/** The rows as they stand now, by run id; without code and message. */
export function checkStatuses(submitIds: readonly number[]): Promise<Record<string, Judge>> {
  return request<Record<string, Judge>>('/api/check-submissions-status', {
    method: 'POST',
    body: { submitIds },
    isQuiet: true,
  });
}
