/** What a teacher types of an assignment, and what is sent of it; times in the site's zone. */
import type { TFunction } from 'i18next';
import { check, forward, object, partialCheck, pipe, string, trim } from 'valibot';
import { textOf } from '../../../shared/forms/fieldRules';
import { serverNow } from '../../../shared/lib/serverClock';
import { siteField, timeOfSiteField } from '../../../shared/lib/siteField';
import { wireTime } from '../../../shared/lib/time';
import {
  type Assignment,
  type AssignmentDraft,
  lateRules,
  longestTitle,
} from './assignmentQueries';

export interface AssignmentForm {
  tid: string;
  title: string;
  starts: string;
  due: string;
  lateRule: string;
  percent: string;
  cutOff: string;
  counts: string;
}

const day = 24 * 60 * 60 * 1000;
const usualDays = 7;
const usualPercent = '10';

const minuteField = (time: string | number) => siteField(time).slice(0, 16);

/** A new one begins now and is due at the end of the day a week from now. */
export function formOf(assignment: Assignment | null, tid: number): AssignmentForm {
  if (assignment === null) {
    const due = `${siteField(serverNow() + usualDays * day).slice(0, 10)}T23:59`;
    return {
      tid: String(tid),
      title: '',
      starts: minuteField(serverNow()),
      due,
      lateRule: String(lateRules.nothing),
      percent: usualPercent,
      cutOff: '',
      counts: '0',
    };
  }
  const { title, trainingTitle, latePercent, cutOffAt } = assignment;
  return {
    tid: String(assignment.tid),
    title: title === trainingTitle ? '' : title,
    starts: minuteField(assignment.startsAt),
    due: minuteField(assignment.dueAt),
    lateRule: String(assignment.lateRule),
    percent: latePercent === null ? usualPercent : String(latePercent),
    cutOff: cutOffAt ? minuteField(cutOffAt) : '',
    counts: String(assignment.counts),
  };
}

const isPercent = (text: string) =>
  /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 100;
const isLater = (one: string, other: string) => timeOfSiteField(one) > timeOfSiteField(other);

export const schemaOf = (t: TFunction<'groupAssignments'>) => {
  const moment = pipe(
    string(),
    check((text) => !Number.isNaN(timeOfSiteField(text)), t('bad.moment')),
  );
  return pipe(
    object({
      tid: pipe(
        string(),
        check((text) => Number(text) > 0, t('bad.training')),
      ),
      title: textOf(0, longestTitle, t('bad.title')),
      starts: moment,
      due: moment,
      lateRule: string(),
      percent: pipe(string(), trim()),
      cutOff: string(),
      counts: string(),
    }),
    forward(
      partialCheck([['starts'], ['due']], ({ starts, due }) => isLater(due, starts), t('bad.due')),
      ['due'],
    ),
    forward(
      partialCheck(
        [['lateRule'], ['percent']],
        ({ lateRule, percent }) => Number(lateRule) !== lateRules.percent || isPercent(percent),
        t('bad.percent'),
      ),
      ['percent'],
    ),
    forward(
      partialCheck(
        [['lateRule'], ['due'], ['cutOff']],
        ({ lateRule, due, cutOff }) => {
          if (Number(lateRule) === lateRules.nothing) return true;
          if (cutOff === '') return Number(lateRule) === lateRules.percent;
          return isLater(cutOff, due);
        },
        t('bad.cutOff'),
      ),
      ['cutOff'],
    ),
  );
};

export function draftOf(gid: number, typed: AssignmentForm): AssignmentDraft {
  const rule = Number(typed.lateRule) as AssignmentDraft['lateRule'];
  const moment = (field: string) => wireTime(timeOfSiteField(field));
  return {
    gid,
    tid: Number(typed.tid),
    title: typed.title,
    startsAt: moment(typed.starts),
    dueAt: moment(typed.due),
    lateRule: rule,
    latePercent: rule === lateRules.percent ? Number(typed.percent) : null,
    cutOffAt: rule !== lateRules.nothing && typed.cutOff ? moment(typed.cutOff) : null,
    counts: Number(typed.counts) as AssignmentDraft['counts'],
  };
}
