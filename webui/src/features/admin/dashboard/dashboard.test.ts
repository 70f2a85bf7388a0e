import { describe, expect, it } from 'vitest';
import { attentionFor } from './attention';
import type { Check, JudgeInfo, ServiceInfo, Statistics } from './dashboardQueries';
import { countByKind } from './dayKinds';

const sample = { time: '2026-11-22T06:00:00.000+00:00', waiting: 0, oldestSeconds: 0 };
const statistics: Statistics = {
  days: [],
  queue: sample,
  queueHistory: [],
  failedToday: 0,
  paused: false,
};
const service = { diskFree: 50, diskTotal: 100, uptimeSeconds: 60 } as ServiceInfo;
const judges = [{ runningTasks: 0 } as JudgeInfo];

const check = (id: string, level: Check['level']): Check => ({
  ...{
    id,
    group: 'health',
    level,
    title: id,
    found: 'so',
    remedy: null,
    command: null,
    mend: null,
  },
});

describe('what needs attention', () => {
  it('is nothing on a good day', () => {
    expect(attentionFor(statistics, service, judges, [check('disk', 'green')])).toEqual([]);
  });

  it('names what is wrong, with a number', () => {
    const bad = attentionFor(
      { ...statistics, failedToday: 3, paused: true, queue: { ...sample, waiting: 9 } },
      { ...service, databaseDamaged: true, diskFull: true, backupFailed: true },
      [],
      [],
    );
    expect(bad.map(({ key, count }) => [key, count])).toEqual([
      ['damaged', 0],
      ['full', 0],
      ['noJudge', 0],
      ['paused', 9],
      ['failed', 3],
      ['backupFailed', 0],
    ]);
  });

  it('takes from the page Health what nobody should have to look for', () => {
    const found = attentionFor(statistics, service, judges, [
      check('health.queue', 'red'),
      check('health.address', 'amber'),
      check('judge.swap', 'amber'),
    ]);
    expect(found.map(({ id, tone, route }) => [id, tone, route])).toEqual([
      ['health.queue', 'bad', 'AdminJudge'],
      ['health.address', 'warn', 'AdminAddress'],
    ]);
  });
});

describe('the verdicts of a day', () => {
  it('are put together by kind, and none is lost', () => {
    const verdicts = [0, -1, -3, 8, 1, 2, 3, -2, 4, 5, -4].map((status) => ({ status, count: 2 }));
    const counts = countByKind({ date: '2026-11-22', total: 22, people: 1, verdicts });
    expect(counts).toEqual({
      accepted: 2,
      wrong: 6,
      limits: 4,
      runtime: 2,
      compile: 2,
      other: 6,
    });
  });
});
