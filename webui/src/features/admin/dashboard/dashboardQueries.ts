import { request } from '../../../shared/api/client';
import type { components } from '../../../shared/api/schema';

/** Contract admin.md §2. */
export type DashboardInfo = components['schemas']['DashboardInfo'];
export type Statistics = components['schemas']['Statistics'];
export type Day = components['schemas']['DayRow'];
export type QueueSample = components['schemas']['QueueSample'];
export type ServiceInfo = components['schemas']['ServiceInfo'];
export type JudgeInfo = components['schemas']['JudgeServiceInfo'];
export type LastSession = components['schemas']['LastSession'];

const refetchInterval = 30_000;

const quiet = <Data>(key: string, path: string, method: 'GET' | 'POST' = 'GET') => ({
  queryKey: ['admin', 'dashboard', key] as const,
  queryFn: () => request<Data>(path, { method, isQuiet: true }),
});

export const infoQuery = {
  ...quiet<DashboardInfo>('info', '/api/admin/dashboard/get-dashboard-info'),
  refetchInterval,
};

export const statisticsQuery = {
  ...quiet<Statistics>('statistics', '/api/admin/dashboard/statistics'),
  refetchInterval,
};

export const serviceInfoQuery = {
  ...quiet<ServiceInfo>('service', '/api/admin/config/get-service-info'),
  refetchInterval,
};

export const judgeInfoQuery = {
  ...quiet<JudgeInfo[]>('judge', '/api/admin/config/get-judge-service-info'),
  refetchInterval,
};

export const lastSessionQuery = quiet<LastSession>(
  'session',
  '/api/admin/dashboard/get-sessions',
  'POST',
);
