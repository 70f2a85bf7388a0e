/** Calls about printing (contract contest.md §3, §3.1). */
import { keepPreviousData } from '@tanstack/react-query';
import { contestKey } from '../../../entities/contest/contestQueries';
import { api, type Schemas } from '../../../shared/api/calls';
import { downloadFile } from '../../../shared/api/downloadFile';
import { untilRefused } from '../../../shared/lib/untilRefused';

export type PrintJob = Schemas['PrintJobRow'];

/** S2 §9. */
export const rowsPerPage = 15;
const refreshEvery = 10_000;

export const printed = 1;

export const submitText = (cid: number, content: string) =>
  api('POST /api/submit-print-text', { body: { cid, content }, isQuiet: true });

export const printQueueKey = (cid: number) => [...contestKey(cid), 'print'] as const;

export const printQueueQuery = (cid: number, page: number) => ({
  queryKey: [...printQueueKey(cid), page] as const,
  queryFn: () =>
    api('GET /api/get-contest-print', {
      query: { cid, currentPage: page, limit: rowsPerPage },
      isQuiet: true,
    }),
  placeholderData: keepPreviousData,
  refetchInterval: untilRefused(refreshEvery),
});

export const setPrinted = (cid: number, id: number) =>
  api('PUT /api/check-contest-print-status', { query: { cid, id } });

export const downloadText = (id: number) =>
  downloadFile('GET /api/file/download-contest-print-text', { query: { id } });

export const printSheetQuery = (id: number) => ({
  queryKey: ['print-sheet', id] as const,
  queryFn: () => api('GET /api/get-contest-print-sheet', { query: { id }, isQuiet: true }),
});
