import { request } from '../../../shared/api/client';
import { downloadFile } from '../../../shared/api/downloadFile';
import type { components } from '../../../shared/api/schema';

/** Contract admin.md §7. */
export type Backup = components['schemas']['BackupRow'];
export type DatabaseFacts = components['schemas']['DatabaseFacts'];
export type ServiceInfo = components['schemas']['ServiceInfo'];

export const backupsKey = ['admin', 'backups'] as const;

export const backupsQuery = {
  queryKey: backupsKey,
  queryFn: () => request<Backup[]>('/api/admin/config/db-backup-list', { isQuiet: true }),
};

export const databaseQuery = {
  queryKey: ['admin', 'database'] as const,
  queryFn: () =>
    request<DatabaseFacts>('/api/admin/config/get-db-and-redis-config', { isQuiet: true }),
};

export const serviceQuery = {
  queryKey: ['admin', 'service'] as const,
  queryFn: () => request<ServiceInfo>('/api/admin/config/get-service-info', { isQuiet: true }),
};

export const makeBackup = () =>
  request<{ name: string }>('/api/admin/config/db-backup', { method: 'POST' });

export const clearCaches = () =>
  request<{ cleared: number }>('/api/admin/config/cache-clear', { method: 'POST' });

export const downloadBackup = (name: string) =>
  downloadFile('/api/file/download-db-backup', { query: { name } });
