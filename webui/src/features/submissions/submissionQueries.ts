import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../shared/api/calls';
import { type SubmissionFilters, writeFilters } from './submissionFilters';

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
