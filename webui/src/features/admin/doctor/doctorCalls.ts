import { api, type Schemas } from '../../../shared/api/calls';
import { downloadFile } from '../../../shared/api/downloadFile';

/** Contract admin.md §7.2 and §7.6. */
export type HealthCheck = Schemas['HealthCheck'];

const every = 15_000;
const soon = 2_000;

export const healthKey = ['admin', 'health'] as const;

/** The answer is in the caller's language, so that it is part of the key. */
export const healthQuery = (locale: string) => ({
  queryKey: [...healthKey, locale] as const,
  queryFn: () => api('GET /health', { isQuiet: true }),
  refetchInterval: every,
});

/** Asked often while the languages are tried. */
export const detailsQuery = {
  queryKey: [...healthKey, 'details'] as const,
  queryFn: () => api('GET /api/admin/health/details', { isQuiet: true }),
  refetchInterval: (query: { state: { data: Schemas['HealthDetails'] | undefined } }) =>
    query.state.data?.selfTestRunning ? soon : every,
};

export const measureAgain = () => api('POST /api/admin/doctor/run');

export const backUpNow = () => api('POST /api/admin/config/db-backup');

export const testLanguages = () => api('POST /api/admin/health/self-test');

export const makeRoom = () => api('POST /api/admin/health/make-room');

export const downloadMonitoring = (type: 'board' | 'alerts') =>
  downloadFile('GET /api/file/download-monitoring', { query: { type } });

export const resumeJudging = () =>
  api('PUT /api/admin/judge/pause', { body: { paused: false, reason: '' } });

export const slowQueriesQuery = {
  queryKey: ['admin', 'slowQueries'] as const,
  queryFn: () => api('GET /api/admin/doctor/slow-queries', { isQuiet: true }),
};
