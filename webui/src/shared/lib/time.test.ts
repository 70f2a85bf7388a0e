import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  formatDateTime,
  formatDuration,
  formatLength,
  formatMemory,
  formatRelative,
  formatRunTime,
  formatSize,
} from './time';

const now = Date.parse('2026-11-21T01:30:00.000Z');

describe('a timestamp', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it.each([
    ['Asia/Shanghai', '2026-11-21 04:05:09'],
    ['UTC', '2026-11-20 20:05:09'],
    ['America/New_York', '2026-11-20 15:05:09'],
  ])('in UTC is shown in the zone of the browser (%s) [S1-9-15]', (browserZone, text) => {
    vi.stubEnv('TZ', browserZone);
    expect(formatDateTime('2026-11-20T20:05:09.000+00:00')).toBe(text);
  });
});

describe('relative time', () => {
  it.each([
    ['2026-11-21T01:29:40.000Z', 'now'],
    ['2026-11-21T01:00:00.000Z', '30 minutes ago'],
    ['2026-11-20T23:30:00.000Z', '2 hours ago'],
    ['2026-11-20T01:30:00.000Z', 'yesterday'],
    ['2026-09-01T12:00:00.000Z', '2026-09-01'],
  ])('of %s is %s', (time, text) => {
    expect(formatRelative(time, 'en-US', now)).toBe(text);
  });
});

it('a length of time is written as each language writes it', () => {
  const length = (90 * 60 + 30) * 1000;
  expect(formatLength(length, 'en-US')).toBe('1 hour 30 minutes');
  expect(formatLength(length, 'zh-CN')).toBe('1小时30分钟');
  expect(formatLength(150_000, 'zh-CN')).toBe('2分钟30秒');
  expect(formatDuration(30_000, 'zh-CN')).toBe('30秒');
  expect(formatDuration(30_000, 'en-US')).toBe('30 seconds');
});

it('run time and memory are a dash until they are known', () => {
  expect(formatRunTime(null)).toBe('—');
  expect(formatRunTime(0)).toBe('0 ms');
  expect(formatMemory(undefined)).toBe('—');
  expect(formatMemory(900)).toBe('900 KB');
  expect(formatMemory(9421)).toBe('9.2 MB');
});

it('sizes of files take the unit that reads well', () => {
  expect([12, 2048, 5_000_000, 3 * 1024 ** 3].map(formatSize)).toEqual([
    '12 B',
    '2.0 KB',
    '4.8 MB',
    '3.0 GB',
  ]);
});
