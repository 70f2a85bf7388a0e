import { api, type Schemas } from '../../../shared/api/calls';

/** Contract admin.md §2. */
export type DashboardInfo = Schemas['DashboardInfo'];
export type Statistics = Schemas['Statistics'];
export type Day = Schemas['DayRow'];
export type QueueSample = Schemas['QueueSample'];
export type ServiceInfo = Schemas['ServiceInfo'];
export type Check = Schemas['HealthCheck'];
export type JudgeInfo = Schemas['JudgeServiceInfo'];

const refetchInterval = 30_000;

const key = (what: string) => ['admin', 'dashboard', what] as const;

export const infoQuery = {
  queryKey: key('info'),
  queryFn: () => api('GET /api/admin/dashboard/get-dashboard-info', { isQuiet: true }),
  refetchInterval,
};

export const statisticsQuery = {
  queryKey: key('statistics'),
  queryFn: () => api('GET /api/admin/dashboard/statistics', { isQuiet: true }),
  refetchInterval,
};

export const serviceInfoQuery = {
  queryKey: key('service'),
  queryFn: () => api('GET /api/admin/config/get-service-info', { isQuiet: true }),
  refetchInterval,
};

export const judgeInfoQuery = {
  queryKey: key('judge'),
  queryFn: () => api('GET /api/admin/config/get-judge-service-info', { isQuiet: true }),
  refetchInterval,
};

export const examFreezeQuery = {
  queryKey: key('examFreeze'),
  queryFn: () => api('GET /api/admin/exam/freeze', { isQuiet: true }),
  refetchInterval,
};

/** In the caller's language. */
export const healthQuery = (locale: string) => ({
  queryKey: [...key('health'), locale] as const,
  queryFn: () => api('GET /health', { isQuiet: true }),
  refetchInterval,
});

export const lastSessionQuery = {
  queryKey: key('session'),
  queryFn: () => api('POST /api/admin/dashboard/get-sessions', { isQuiet: true }),
};
