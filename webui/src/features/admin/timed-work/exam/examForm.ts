/** The form of exam settings, and its way to and from the wire (contract timedwork.md §9). */
import { siteField, timeOfSiteField } from '../../../../shared/lib/siteField';
import { wireTime } from '../../../../shared/lib/time';
import type { ExamBody, ExamSettings } from './examQueries';

export interface ExamForm {
  /** In seconds, as typed. */
  graceSeconds: string;
  lateStart: string;
  takesLatestDraft: boolean;
  results: string;
  /** As a field of date and time has it, in the site's zone; empty is not decided yet. */
  releaseAt: string;
  showsTestCases: boolean;
  /** `any` are those of each problem, `some` the chosen ones. */
  languageChoice: string;
  languages: string[];
  paste: boolean;
  completion: boolean;
  closed: string[];
  onePlace: string;
  /** One in each line. */
  addresses: string;
  configKeys: string;
  examKeys: string;
  upsolving: boolean;
}

const linesOf = (entries: readonly string[]): string => entries.join('\n');
const entriesOf = (lines: string): string[] => lines.split(/\s+/).filter(Boolean);

export const formOf = (stored: ExamSettings): ExamForm => ({
  graceSeconds: String(stored.graceSeconds),
  lateStart: stored.lateStart,
  takesLatestDraft: stored.takesLatestDraft,
  results: stored.results,
  releaseAt: stored.releaseAt === null ? '' : siteField(stored.releaseAt),
  showsTestCases: stored.showsTestCases,
  languageChoice: stored.languages === null ? 'any' : 'some',
  languages: stored.languages ?? [],
  paste: stored.paste,
  completion: stored.completion,
  closed: stored.closed,
  onePlace: stored.onePlace,
  addresses: linesOf(stored.addresses),
  configKeys: linesOf(stored.configKeys),
  examKeys: linesOf(stored.examKeys),
  upsolving: stored.upsolving,
});

export const bodyOf = (form: ExamForm): ExamBody => ({
  graceSeconds: Number(form.graceSeconds),
  lateStart: form.lateStart,
  takesLatestDraft: form.takesLatestDraft,
  results: form.results,
  releaseAt: form.releaseAt === '' ? null : wireTime(timeOfSiteField(form.releaseAt)),
  showsTestCases: form.showsTestCases,
  languages: form.languageChoice === 'any' ? null : form.languages,
  paste: form.paste,
  completion: form.completion,
  closed: form.closed,
  onePlace: form.onePlace,
  addresses: entriesOf(form.addresses),
  configKeys: entriesOf(form.configKeys),
  examKeys: entriesOf(form.examKeys),
  upsolving: form.upsolving,
});
