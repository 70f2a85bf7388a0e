import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../shared/api/calls';
import { type SubmissionFilters, writeFilters } from './submissionFilters';
import type { Judge } from './types';

export const listKey = (filters: SubmissionFilters) => ['submissions', 'list', filters] as const;

export const submissionListQuery = (filters: SubmissionFilters) => ({
  queryKey: listKey(filters),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api('GET /api/get-submission-list', {
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
    api('GET /api/get-submission-list', {
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
    api('GET /api/get-submission-detail', {
      query: { submitId },
      isQuiet: true,
    }),
});

/** `version` counts re-runs: the cases of an earlier run are not those of this one. */
export const casesQuery = (submitId: number, version: number) => ({
  queryKey: ['submissions', 'cases', submitId, version] as const,
  queryFn: () =>
    api('GET /api/get-all-case-result', {
      query: { submitId },
      isQuiet: true,
    }),
});

/** The rows as they stand now, by run id; without code and message. */
export function checkStatuses(submitIds: readonly number[]): Promise<Record<string, Judge>> {
  return api('POST /api/check-submissions-status', {
    body: { submitIds },
    isQuiet: true,
  });
}
