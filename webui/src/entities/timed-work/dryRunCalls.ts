/** The calls about one's own dry run of a timed work (contract timedwork.md §17). */
import { api } from '../../shared/api/calls';

export const dryRunQuery = (tid: number) => ({
  queryKey: ['admin', 'dryRun', tid] as const,
  queryFn: () => api('GET /api/admin/exam/dry-run', { query: { tid }, isQuiet: true }),
});

export const openDryRun = (tid: number, version: string | null) =>
  api('POST /api/admin/exam/dry-run', { body: { tid, version } });

export const wipeDryRun = (tid: number) =>
  api('DELETE /api/admin/exam/dry-run', { query: { tid } });
