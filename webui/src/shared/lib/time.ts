/** Dates for people. Times come from the server in UTC and are shown in the browser's zone. */
import { serverNow } from './serverClock';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const pad = (value: number) => String(value).padStart(2, '0');

/** Milliseconds since 1970 of a time as the server writes it. */
export function timeOf(time: string): number {
  return Date.parse(time);
}

/** As the server takes it: UTC. */
export const wireTime = (time: number): string => new Date(time).toISOString();

/** What a field of date and time holds, in the browser's zone: 2026-11-21T09:30:12. */
export function fieldOfTime(time: number): string {
  const local = time - new Date(time).getTimezoneOffset() * minute;
  return wireTime(local).slice(0, 19);
}

/** The other way round; NaN for what is no date and time. */
export const timeOfField = (field: string): number => new Date(field).getTime();

/** 2026-11-21 09:30:12 (S1 §9). */
export function formatDateTime(time: string | number): string {
  const date = new Date(time);
  return `${formatDay(date)} ${formatClock(date.getTime())}`;
}

/** 2026-11-21 09:30: for what is planned to the minute. */
export function formatMinute(time: string | number): string {
  return formatDateTime(time).slice(0, -3);
}

/** 11-21 09:30: near enough that the year goes without saying. */
export function formatNearMinute(time: string | number): string {
  return formatMinute(time).slice(5);
}

/** 09:30:12 */
export function formatClock(time: string | number): string {
  const date = new Date(time);
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map(pad).join(':');
}

/** 2026-11-21 */
export const formatDate = (time: string | number): string => formatDay(new Date(time));

function formatDay(date: Date): string {
  return [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-');
}

/** 2026-11-21 09:30:12 in another zone than the browser's. */
export function formatDateTimeIn(timeZone: string, time: number): string {
  const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(time);
  return `${day} ${formatClockIn(timeZone, time)}`;
}

/** 09:30:12 in another zone than the browser's. */
export function formatClockIn(timeZone: string, time: number): string {
  return new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone }).format(time);
}

/** Month, day and weekday: "Saturday, November 21", where a zone is named there. */
export function formatLongDay(time: number, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    month: 'long',
    day: 'numeric',
    weekday: 'long',
  }).format(time);
}

/** "2 hours ago", "yesterday"; beyond a month the date. */
export function formatRelative(time: string | number, locale: string, now = serverNow()): string {
  const at = new Date(time).getTime();
  const elapsed = now - at;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (Math.abs(elapsed) < minute) return format.format(0, 'second');
  if (Math.abs(elapsed) < hour) return format.format(-Math.round(elapsed / minute), 'minute');
  if (Math.abs(elapsed) < day) return format.format(-Math.round(elapsed / hour), 'hour');
  if (Math.abs(elapsed) < 30 * day) return format.format(-Math.round(elapsed / day), 'day');
  return formatDay(new Date(at));
}

/** "3 minutes": a length of time in its largest whole unit. */
export function formatDuration(milliseconds: number, locale: string): string {
  const [unit, length] = (
    [
      ['day', day],
      ['hour', hour],
      ['minute', minute],
    ] as const
  ).find(([, each]) => milliseconds >= each) ?? ['second', second];
  return countOf(Math.floor(milliseconds / length), unit, locale);
}

/** "2 hours 30 minutes": a length of time in its two largest units that are not nought. */
export function formatLength(milliseconds: number, locale: string): string {
  let rest = milliseconds;
  const parts: string[] = [];
  for (const [unit, length] of Object.entries({ day, hour, minute, second })) {
    const count = Math.floor(rest / length);
    rest -= count * length;
    if (count === 0 || parts.length === 2) continue;
    parts.push(countOf(count, unit, locale));
  }
  if (parts.length === 0) return formatDuration(0, locale);
  return new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }).format(parts);
}

/** Chinese has its usual words among the short ones; English would abbreviate them. */
function countOf(count: number, unit: string, locale: string): string {
  const unitDisplay = locale.startsWith('zh') ? 'short' : 'long';
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(count);
}

/** Hour of the day, 0 to 23, in the browser's zone. */
export function hourOf(time: number): number {
  return new Date(time).getHours();
}

/** "46 ms", "1.2 s" stays in ms: limits are written in ms too. */
export function formatRunTime(milliseconds: number | null | undefined): string {
  return milliseconds === null || milliseconds === undefined ? '—' : `${milliseconds} ms`;
}

/** KB as sent by the judge; shown in MB from 1 MB on. */
export function formatMemory(kilobytes: number | null | undefined): string {
  if (kilobytes === null || kilobytes === undefined) return '—';
  if (kilobytes < 1024) return `${kilobytes} KB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** Size of a file in bytes. */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KB`;
  if (bytes < 1024 ** 3) return `${(bytes / 1024 ** 2).toFixed(1)} MB`;
  return `${(bytes / 1024 ** 3).toFixed(1)} GB`;
}
