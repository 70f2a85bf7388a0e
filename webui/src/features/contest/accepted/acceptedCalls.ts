/** Calls of the desk that brings balloons (contract contest.md §3.1). */
import { keepPreviousData } from '@tanstack/react-query';
import { contestKey } from '../../../entities/contest/contestQueries';
import { api, type Schemas } from '../../../shared/api/calls';
import { untilRefused } from '../../../shared/lib/untilRefused';

export type Accepted = Schemas['AcceptedRow'];

/** S2 §9. */
export const rowsPerPage = 20;
const refreshEvery = 10_000;

export const acceptedKey = (cid: number) => [...contestKey(cid), 'accepted'] as const;

export const acceptedQuery = (cid: number, page: number) => ({
  queryKey: [...acceptedKey(cid), page] as const,
  queryFn: () =>
    api('GET /api/get-contest-ac-info', {
      query: { cid, currentPage: page, limit: rowsPerPage },
      isQuiet: true,
    }),
  placeholderData: keepPreviousData,
  refetchInterval: untilRefused(refreshEvery),
});

export const setChecked = (cid: number, id: number, checked: boolean) =>
  api('PUT /api/check-contest-ac-info', { body: { cid, id, checked } });
