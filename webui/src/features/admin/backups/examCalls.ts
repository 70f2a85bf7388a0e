import { api, type Schemas } from '../../../shared/api/calls';

/** Contract timedwork.md §15.1. */
export type ExamBackupPlace = Schemas['ExamBackupPlace'];

const examBackupKey = ['admin', 'backups', 'exam'] as const;

export const examBackupQuery = {
  queryKey: examBackupKey,
  queryFn: () => api('GET /api/admin/exam/backup', { isQuiet: true }),
};

export const makeExamBackup = () => api('POST /api/admin/exam/backup');
