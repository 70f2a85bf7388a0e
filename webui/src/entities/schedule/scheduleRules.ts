/** A window of time as those who come to it see it: what is to come, runs or has ended, and how long
 * still (S2 §4, S3 §4). Moments are ms since 1970, by the server's clock. */
import { serverNow } from '../../shared/lib/serverClock';
import { timeOf } from '../../shared/lib/time';
import { viewpoint } from '../../shared/lib/viewpoint';
import { type ScheduleStatus, scheduleStatus } from './scheduleStatus';

/** When something starts and ends, as the server writes it: a contest, a timed work, one's own time. */
export interface Schedule {
  startTime: string;
  endTime: string;
}

/** What time it is for all that is scheduled. */
export const scheduleNow = (): number => Math.max(viewpoint.earliest?.() ?? 0, serverNow());

export const startOf = ({ startTime }: Schedule): number => timeOf(startTime);
export const endOf = ({ endTime }: Schedule): number => timeOf(endTime);

export function statusAt(schedule: Schedule, now: number): ScheduleStatus {
  if (now < startOf(schedule)) return scheduleStatus.scheduled;
  return now < endOf(schedule) ? scheduleStatus.running : scheduleStatus.ended;
}

/** From 0 when scheduled to 1 when ended. */
export function progressAt(schedule: Schedule, now: number): number {
  const [start, end] = [startOf(schedule), endOf(schedule)];
  if (now < start) return 0;
  return now >= end ? 1 : (now - start) / (end - start);
}

/** Until it starts, then until it ends; 0 once it has ended. In ms. */
export function timeLeft(schedule: Schedule, now: number): number {
  if (statusAt(schedule, now) === scheduleStatus.scheduled) return startOf(schedule) - now;
  return Math.max(0, endOf(schedule) - now);
}

const second = 1000;
const day = 24 * 3600 * second;
const week = 7 * day;

const pad = (value: number) => String(value).padStart(2, '0');

/** 26:05:09; a second that has begun counts whole, so that zero is the moment itself. */
export function countdownText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / second));
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map(pad)
    .join(':');
}

/** "in 12 days", "in 3 months" for what is more than a week away, to which nobody counts seconds; null
 * for anything nearer (S2 §4). */
export function farAway(left: number, locale: string): string | null {
  if (left <= week) return null;
  const days = Math.round(left / day);
  const format = new Intl.RelativeTimeFormat(locale);
  return days < 60 ? format.format(days, 'day') : format.format(Math.round(days / 30), 'month');
}
