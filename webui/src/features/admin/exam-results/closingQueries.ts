import { api, type Schemas } from '../../../shared/api/calls';

export type ExamErasure = Schemas['ExamErasure'];

const closingKey = (tid: number) => ['admin', 'examResults', tid, 'closing'] as const;

export const erasureQuery = (tid: number) => ({
  queryKey: [...closingKey(tid), 'erasure'] as const,
  queryFn: () => api('GET /api/admin/exam/erasure', { query: { tid }, isQuiet: true }),
});

export const saveErasure = (tid: number, months: number | null) =>
  api('PUT /api/admin/exam/erasure', { body: { tid, months } });

export const releaseQuery = (tid: number) => ({
  queryKey: [...closingKey(tid), 'release'] as const,
  queryFn: () => api('GET /api/admin/exam/settings', { query: { tid }, isQuiet: true }),
});

/** Everything else of the settings stays as it is stored. */
export const releaseResults = (tid: number, releaseAt: string) =>
  api('PUT /api/admin/exam/settings', { body: { tid, results: 'released', releaseAt } });

export const keysOfClosing = (tid: number) => [closingKey(tid)];
