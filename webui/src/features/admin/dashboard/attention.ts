/** What somebody should look at, the most urgent first. */
import type { RouteName } from '../../../app/routes';
import { verdictCodes } from '../../../shared/lib/verdict';
import type { Check, JudgeInfo, ServiceInfo, Statistics } from './dashboardQueries';

type AttentionKey = 'damaged' | 'full' | 'noJudge' | 'paused' | 'failed' | 'backupFailed' | 'found';

export interface Attention {
  /** Unlike any other's. */
  id: string;
  key: AttentionKey;
  /** Fills the sentence. */
  count: number;
  /** What a check of the page Health is about and what it found; empty elsewhere. */
  title: string;
  found: string;
  tone: 'bad' | 'warn';
  /** Where it is dealt with; offered to those who may open it. */
  route: RouteName;
  query?: Record<string, number>;
}

/** Checks of the page Health that nobody should have to look for, with the page that mends them. What
 * the judge's box, its compilers and the network cards are like stays on that page. */
const told: Readonly<Record<string, RouteName>> = {
  disk: 'AdminDoctor',
  backup: 'AdminBackups',
  backup_places: 'AdminBackups',
  'health.queue': 'AdminJudge',
  'health.disk_days': 'AdminDoctor',
  restore_drill: 'AdminBackups',
  'health.address': 'AdminAddress',
  'health.https': 'AdminAddress',
  'health.temperature': 'AdminDoctor',
  'health.throttling': 'AdminDoctor',
};

export function attentionFor(
  statistics: Statistics,
  service: ServiceInfo,
  judges: readonly JudgeInfo[],
  checks: readonly Check[],
): Attention[] {
  const found: Attention[] = [];
  const add = (key: AttentionKey, count: number, route: RouteName) =>
    found.push({ id: key, key, count, title: '', found: '', tone: 'bad', route });

  if (service.databaseDamaged) add('damaged', 0, 'AdminDoctor');
  if (service.diskFull) add('full', 0, 'AdminDoctor');
  if (judges.length === 0) add('noJudge', 0, 'AdminDoctor');
  if (statistics.paused) add('paused', statistics.queue.waiting, 'AdminJudge');
  if (statistics.failedToday > 0) {
    found.push({
      id: 'failed',
      key: 'failed',
      count: statistics.failedToday,
      title: '',
      found: '',
      tone: 'bad',
      route: 'SubmissionList',
      query: { status: verdictCodes.systemError },
    });
  }
  if (service.backupFailed) add('backupFailed', 0, 'AdminBackups');
  for (const check of checks) {
    const route = told[check.id];
    if (!route || check.level === 'green') continue;
    const tone = check.level === 'red' ? 'bad' : 'warn';
    const { id, title } = check;
    found.push({ id, key: 'found', count: 0, title, found: check.found, tone, route });
  }
  return found;
}
