import { scheduledPerPage } from '../../entities/schedule/scheduleFilters';
import { api } from '../../shared/api/calls';
import type { ContestFilters } from './contestFilters';

export const contestListQuery = ({ status, type, keyword, currentPage }: ContestFilters) => ({
  queryKey: ['contests', 'list', { status, type, keyword, currentPage }] as const,
  queryFn: () =>
    api('GET /api/get-contest-list', {
      query: { status, type, keyword: keyword || null, currentPage, limit: scheduledPerPage },
      isQuiet: true,
    }),
  // Each change of the address reads anew.
  staleTime: 0,
});

export const groupContestListQuery = (gid: number, currentPage: number) => ({
  queryKey: ['contests', 'group', gid, currentPage] as const,
  queryFn: () =>
    api('GET /api/group/get-contest-list', {
      query: { gid, currentPage, limit: scheduledPerPage },
      isQuiet: true,
    }),
  staleTime: 0,
});
