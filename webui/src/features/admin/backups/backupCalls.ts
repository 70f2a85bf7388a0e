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

/** What is put back: one of the list, or a file that was sent. */
export type Restored = { name: string } | { uploadId: string };

/** `password` of a sealed one that is not this site's own. */
export const restoreBackup = (restored: Restored, password?: string) =>
  api('POST /api/admin/config/db-restore', {
    body: { ...restored, ...(password === undefined ? {} : { password }) },
    isQuiet: true,
  });

/** The number of the upload, by which it is put back. */
export const sendBackup = (file: File, options: SendOptions) =>
  sendInParts(file, { ...options, purpose: 'backup' });

export type BackupPlace = Schemas['BackupPlace'];

export const placesKey = ['admin', 'backups', 'places'] as const;

export const placesQuery = {
  queryKey: placesKey,
  queryFn: () => api('GET /api/admin/config/backup-places', { isQuiet: true }),
};

export const saveBackupPassword = (password: string) =>
  api('PUT /api/admin/config/backup-password', { body: { password }, isQuiet: true });

export type BackupCheck = Schemas['BackupCheckRow'];
export type BackupChecks = Schemas['BackupChecksState'];

export const checksKey = ['admin', 'backups', 'checks'] as const;

export const checksQuery = {
  queryKey: checksKey,
  queryFn: () => api('GET /api/admin/config/backup-checks', { isQuiet: true }),
};

export const checkBackup = (body: Schemas['BackupCheckBody']) =>
  api('POST /api/admin/config/backup-check', { body });

export const clearCaches = () => api('POST /api/admin/config/cache-clear');

export const downloadBackup = (name: string) =>
  downloadFile('GET /api/file/download-db-backup', { query: { name } });
