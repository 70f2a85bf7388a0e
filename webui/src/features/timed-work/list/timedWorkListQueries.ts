import {
  readFilters,
  type ScheduleFilters,
  scheduledPerPage,
  writePage,
} from '../../../entities/schedule/scheduleFilters';
import { api } from '../../../shared/api/calls';
import type { AddressForm } from '../../../shared/lists/address';

/** What the address of the list says (S3 §2.12). */
export const timedWorksAddress: AddressForm<ScheduleFilters> = {
  read: readFilters,
  write: ({ status, keyword, currentPage }) => ({
    status,
    keyword,
    currentPage: writePage(currentPage),
  }),
  firstPage: { currentPage: 1 },
};

export const timedWorkListQuery = ({ status, keyword, currentPage }: ScheduleFilters) => ({
  queryKey: ['timedWorks', 'list', { status, keyword, currentPage }] as const,
  queryFn: () =>
    api('GET /api/homework/get-timed-work-list', {
      query: { status, keyword: keyword || null, currentPage, limit: scheduledPerPage },
      isQuiet: true,
    }),
  // Each change of the address reads anew.
  staleTime: 0,
});
