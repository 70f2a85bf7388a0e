import { api, type Schemas } from '../../../shared/api/calls';
import { downloadFile } from '../../../shared/api/downloadFile';

/** Contract admin.md §7. */
export type Backup = Schemas['BackupRow'];

export const backupsKey = ['admin', 'backups'] as const;

export const backupsQuery = {
  queryKey: backupsKey,
  queryFn: () => api('GET /api/admin/config/db-backup-list', { isQuiet: true }),
};

export const databaseQuery = {
  queryKey: ['admin', 'database'] as const,
  queryFn: () => api('GET /api/admin/config/get-db-and-redis-config', { isQuiet: true }),
};

export const serviceQuery = {
  queryKey: ['admin', 'service'] as const,
  queryFn: () => api('GET /api/admin/config/get-service-info', { isQuiet: true }),
};

export const makeBackup = () => api('POST /api/admin/config/db-backup');

export const clearCaches = () => api('POST /api/admin/config/cache-clear');

export const downloadBackup = (name: string) =>
  downloadFile('GET /api/file/download-db-backup', { query: { name } });
