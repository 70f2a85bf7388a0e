/** The form of a timed work, and its way to and from the wire (contract timedwork.md §8). */
import { siteField, timeOfSiteField } from '../../../shared/lib/siteField';
import { wireTime } from '../../../shared/lib/time';
import { type AdminTimedWork, type TimedWorkBody, workAuths } from './timedWorkQueries';

export interface TimedWorkForm {
  title: string;
  description: string;
  /** As a field of date and time has them, in the site's zone. */
  start: string;
  end: string;
  /** In minutes, as typed; empty is the whole window. */
  minutes: string;
  /** Empty for everybody. */
  gid: string;
  auth: string;
  pwd: string;
  scoreType: string;
  visible: boolean;
}

const minute = 60_000;
const hour = 60 * minute;

/** The next full hour, for two hours; everybody, the whole window, the best submission. */
export function newWork(now: number): TimedWorkForm {
  const start = Math.ceil(now / hour) * hour;
  return {
    title: '',
    description: '',
    start: siteField(start),
    end: siteField(start + 2 * hour),
    minutes: '',
    gid: '',
    auth: String(workAuths.public),
    pwd: '',
    scoreType: 'Highest',
    visible: true,
  };
}

export const formOf = (work: AdminTimedWork): TimedWorkForm => ({
  title: work.title,
  description: work.description ?? '',
  start: siteField(work.startTime),
  end: siteField(work.endTime),
  minutes: work.isWholeWindow ? '' : String(work.duration / 60),
  gid: work.gid === null ? '' : String(work.gid),
  auth: String(work.auth),
  pwd: work.pwd ?? '',
  scoreType: work.scoreType,
  visible: work.visible,
});

/** The length of the window in ms; NaN or less than 0 while the times make none. */
export const windowOf = ({ start, end }: Pick<TimedWorkForm, 'start' | 'end'>): number =>
  timeOfSiteField(end) - timeOfSiteField(start);

/** What each student has, in ms; null for the whole window, NaN for what is no number of minutes. A
 * length that was set otherwise, in seconds, stays as it is. */
export function lengthOf({ minutes }: Pick<TimedWorkForm, 'minutes'>): number | null {
  const typed = minutes.trim();
  if (typed === '') return null;
  return /^\d{1,6}(\.\d+)?$/.test(typed) ? Math.round(Number(typed) * 60) * 1000 : Number.NaN;
}

export function bodyOf(form: TimedWorkForm): TimedWorkBody {
  const length = lengthOf(form);
  return {
    title: form.title.trim(),
    description: form.description,
    startTime: wireTime(timeOfSiteField(form.start)),
    endTime: wireTime(timeOfSiteField(form.end)),
    duration: length === null ? null : length / 1000,
    gid: form.gid === '' ? null : Number(form.gid),
    auth: Number(form.auth),
    pwd: form.auth === String(workAuths.public) ? null : form.pwd,
    scoreType: form.scoreType,
    visible: form.visible,
  };
}
