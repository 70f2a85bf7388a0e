/** What a timed work allows its reader, by the clock and by what he has done (S3 §4, §6; contract
 * timedwork.md §1, §3). The server decides again at every call. Moments are ms since 1970, by its clock. */
import { timeOf } from '../../shared/lib/time';
import { endOf, type Schedule, startOf, statusAt } from '../schedule/scheduleRules';
import { scheduleStatus } from '../schedule/scheduleStatus';
import type { TimedWork } from './timedWorkQueries';

export const workAuth = { public: 0, private: 1 } as const;

/** Where its reader stands: it is to come; he may begin; his time runs; it is over, by his own hand or
 * by the clock; it ended without him. */
export type WorkStage = 'scheduled' | 'ready' | 'working' | 'over' | 'missed';

type Timed = Schedule &
  Pick<TimedWork, 'record' | 'effectiveEnd' | 'duration' | 'beginUntil'> &
  Partial<Pick<TimedWork, 'pausedSince'>>;

/** The reader's own time once it runs; before that the work's, in which he may begin: pauses move it. */
export function ownTime(work: Timed): Schedule {
  const { record, effectiveEnd, startTime, endTime, beginUntil } = work;
  if (!record) return { startTime, endTime: beginUntil };
  return { startTime: record.startTime, endTime: record.endTime ?? effectiveEnd ?? endTime };
}

export function stageAt(work: Timed, now: number): WorkStage {
  // What stands still does not run out, however long nothing is heard of the server.
  if (work.record && work.record.endTime === null && work.pausedSince) return 'working';
  if (work.record) return now < endOf(ownTime(work)) ? 'working' : 'over';
  const status = statusAt(ownTime(work), now);
  if (status === scheduleStatus.scheduled) return 'scheduled';
  return status === scheduleStatus.running ? 'ready' : 'missed';
}

/** When something about it changes by the clock alone. */
export const turnsOf = (work: Timed): number[] => [
  startOf(work),
  endOf(ownTime(work)),
  endOf(work),
];

/** What whoever begins at that moment has: the whole of the duration, or what the work's end leaves where
 * the exam cuts it. */
export function timeToBegin(
  work: Timed & Pick<TimedWork, 'exam'>,
  now: number,
): { length: number; isWhole: boolean } {
  const whole = work.duration * 1000;
  if (work.exam.lateStart === 'full') return { length: whole, isWhole: true };
  const rest = endOf(ownTime(work)) - Math.max(now, startOf(work));
  return { length: Math.max(0, Math.min(whole, rest)), isWhole: rest >= whole };
}

/** How long the reader worked, in ms; 0 without a record. */
export function usedTime({ record }: Timed): number {
  if (!record?.endTime) return 0;
  return timeOf(record.endTime) - timeOf(record.startTime);
}
