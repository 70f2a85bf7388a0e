import { describe, expect, it } from 'vitest';
import { attentionFor } from './attention';
import type { JudgeInfo, ServiceInfo, Statistics } from './dashboardQueries';
import { countByKind } from './dayKinds';

const now = Date.parse('2026-11-22T06:00:00Z');
const sample = { time: '2026-11-22T06:00:00.000+00:00', waiting: 0, oldestSeconds: 0 };
const statistics: Statistics = {
  days: [],
  queue: sample,
  queueHistory: [],
  failedToday: 0,
  paused: false,
};
const service = {
  diskFree: 50,
  diskTotal: 100,
  uptimeSeconds: 60,
  lastBackup: '2026-11-22T04:00:00.000+00:00',
} as ServiceInfo;
const judges = [{ runningTasks: 0 } as JudgeInfo];

describe('what needs attention', () => {
  it('is nothing on a good day', () => {
    expect(attentionFor(statistics, service, judges, now)).toEqual([]);
    expect(attentionFor(statistics, { ...service, lastBackup: null }, judges, now)).toEqual([]);
  });

  it('names what is wrong, with a number', () => {
    const bad = attentionFor(
      {
        ...statistics,
        failedToday: 3,
        paused: true,
        queue: { ...sample, waiting: 9, oldestSeconds: 150 },
      },
      {
        ...service,
        databaseDamaged: true,
        diskFull: true,
        backupFailed: true,
        diskFree: 10,
        lastBackup: '2026-11-17T06:00:00.000+00:00',
      },
      [],
      now,
    );
    expect(bad.map(({ key, count }) => [key, count])).toEqual([
      ['damaged', 0],
      ['full', 0],
      ['noJudge', 0],
      ['paused', 9],
      ['failed', 3],
      ['queue', 2],
      ['disk', 10],
      ['backupFailed', 0],
      ['oldBackup', 5],
    ]);
  });

  it('misses a backup only when the server has run for two days', () => {
    const never = { ...service, lastBackup: null, uptimeSeconds: 200_000 };
    expect(attentionFor(statistics, never, judges, now)[0]?.key).toBe('noBackup');
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
