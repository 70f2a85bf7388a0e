/** What somebody should look at, the most urgent first. */
import type { RouteName } from '../../../app/routes';
import { timeOf } from '../../../shared/lib/time';
import { verdictCodes } from '../../../shared/lib/verdict';
import type { JudgeInfo, ServiceInfo, Statistics } from './dashboardQueries';

type AttentionKey =
  | 'damaged'
  | 'full'
  | 'noJudge'
  | 'paused'
  | 'failed'
  | 'queue'
  | 'backupFailed'
  | 'drillFailed'
  | 'drillOld'
  | 'noBackup'
  | 'oldBackup'
  | 'disk';

export interface Attention {
  key: AttentionKey;
  /** Fills the sentence. */
  count: number;
  tone: 'bad' | 'warn';
  /** Where it is dealt with; offered to those who may open it. */
  route: RouteName;
  query?: Record<string, number>;
}

const longWaitSeconds = 60;
const oldBackupHours = 48;
const littleDisk = 0.15;

export function attentionFor(
  statistics: Statistics,
  service: ServiceInfo,
  judges: readonly JudgeInfo[],
  now: number,
): Attention[] {
  const found: Attention[] = [];
  const add = (key: AttentionKey, count: number, tone: Attention['tone'], route: RouteName) =>
    found.push({ key, count, tone, route });

  if (service.databaseDamaged) add('damaged', 0, 'bad', 'AdminDoctor');
  if (service.diskFull) add('full', 0, 'bad', 'AdminDoctor');
  if (judges.length === 0) add('noJudge', 0, 'bad', 'AdminDoctor');
  if (statistics.paused) add('paused', statistics.queue.waiting, 'bad', 'AdminJudge');
  if (statistics.failedToday > 0) {
    found.push({
      key: 'failed',
      count: statistics.failedToday,
      tone: 'bad',
      route: 'SubmissionList',
      query: { status: verdictCodes.systemError },
    });
  }
  const wait = statistics.queue.oldestSeconds;
  if (wait > longWaitSeconds) {
    add('queue', Math.floor(wait / 60), 'warn', 'SubmissionList');
  }
  if (service.diskFree / service.diskTotal < littleDisk) {
    add('disk', Math.round((service.diskFree / service.diskTotal) * 100), 'bad', 'AdminDoctor');
  }
  if (service.backupFailed) add('backupFailed', 0, 'bad', 'AdminBackups');
  if (service.restoreDrill === 'failed') add('drillFailed', 0, 'bad', 'AdminBackups');
  if (service.restoreDrill === 'old') add('drillOld', 0, 'bad', 'AdminBackups');
  const hours = service.lastBackup && (now - timeOf(service.lastBackup)) / 3_600_000;
  if (!service.lastBackup) {
    if (service.uptimeSeconds > oldBackupHours * 3600) {
      add('noBackup', 0, 'warn', 'AdminBackups');
    }
  } else if (hours && hours > oldBackupHours) {
    add('oldBackup', Math.round(hours / 24), 'warn', 'AdminBackups');
  }
  return found;
}
