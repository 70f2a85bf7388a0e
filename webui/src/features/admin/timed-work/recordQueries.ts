import { keepPreviousData } from '@tanstack/react-query';
import { api, type Body, type Schemas } from '../../../shared/api/calls';
import { workKey, worksKey } from './timedWorkQueries';

export type WorkRecord = Schemas['AdminTimedWorkRecord'];

export const usualRecords = { page: 1, limit: 20 };

/** How often it is looked at again: points come with each verdict. */
const every = 10_000;

/** The head of a work for whoever of the staff follows it, its teacher or not. */
export const followedWorkQuery = (tid: number) => ({
  queryKey: [...workKey(tid), 'followed'] as const,
  queryFn: () => api('GET /api/homework/get-timed-work-info', { query: { tid }, isQuiet: true }),
});

const recordsKey = (tid: number) => [...workKey(tid), 'records'] as const;

export const recordsQuery = (tid: number, { page, limit }: typeof usualRecords) => ({
  queryKey: [...recordsKey(tid), page, limit] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api('GET /api/admin/homework/get-record-list', {
      query: { tid, currentPage: page, limit },
      signal,
      isQuiet: true,
    }),
  placeholderData: keepPreviousData,
  refetchInterval: every,
});

export const changeRecord = (body: Body<'PUT /api/admin/homework/record'>) =>
  api('PUT /api/admin/homework/record', { body, isQuiet: true });

/** What else shows who has begun. */
export const keysOfRecords = (tid: number) => [recordsKey(tid), worksKey];

/** Where somebody's own time stands. */
export const stateOf = ({ endTime, stopped }: WorkRecord): 'running' | 'handedIn' | 'ranOut' => {
  if (endTime === null) return 'running';
  return stopped ? 'handedIn' : 'ranOut';
};
