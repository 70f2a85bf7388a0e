import { api, type Schemas } from '../../../shared/api/calls';
import { downloadFile } from '../../../shared/api/downloadFile';
import { type SendOptions, sendInParts } from '../../../shared/api/resumableUpload';

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

export const backupFolderKey = ['admin', 'backups', 'folder'] as const;

export const backupFolderQuery = {
  queryKey: backupFolderKey,
  queryFn: () => api('GET /api/admin/config/backup-settings', { isQuiet: true }),
};

export const saveBackupFolder = (body: Schemas['BackupSettingsBody']) =>
  api('PUT /api/admin/config/backup-settings', { body, isQuiet: true });

export const restoreKey = ['admin', 'restore'] as const;

/** How far a restore is: "done" when the server is about to start anew, "idle" once it did. */
export type RestoreProgress = Schemas['RestoreProgress'];

export const restoreQuery = {
  queryKey: restoreKey,
  queryFn: () => api('GET /api/admin/config/db-restore', { isQuiet: true }),
};

export const restoreBackup = (name: string) =>
  api('POST /api/admin/config/db-restore', { body: { name }, isQuiet: true });

export async function restoreFile(file: File, options: SendOptions): Promise<void> {
  const uploadId = await sendInParts(file, options);
  await api('POST /api/admin/config/db-restore', { body: { uploadId }, isQuiet: true });
}

export const clearCaches = () => api('POST /api/admin/config/cache-clear');

export const downloadBackup = (name: string) =>
  downloadFile('GET /api/file/download-db-backup', { query: { name } });
