/** What a question about merged results says, in words of its reader. */
import type { TFunction } from 'i18next';
import { siteDateTime } from '../../../shared/lib/siteTime';
import type { Merged, MergeQuestion } from './packQueries';

type Words = TFunction<'adminPacks'>;
type Entry = MergeQuestion['entries'][number];

const nameOf = (entry: Entry) => entry.realname || entry.username;

export function titleOf(t: Words, question: MergeQuestion, merged: Merged): string {
  const [entry] = question.entries;
  const file = merged.files.find((each) => each.id === question.files[0]);
  const school = entry?.school ?? file?.school ?? '';
  const name = entry ? nameOf(entry) : '';
  return t(`asked.kind.${question.kind as 'file'}`, { school, name });
}

/** Of "written too early" only what is not nothing. */
export const isWorthTelling = ({ before, after }: { before: string; after: string }) =>
  before !== '' || after !== '0';

export function factOf(
  t: Words,
  { kind }: MergeQuestion,
  { what, before, after }: MergeQuestion['facts'][number],
): string {
  if (kind === 'open') return t(`asked.early.${what as 'running'}`, { count: Number(after) });
  if (what.startsWith('content ')) {
    // Both are digests, which tell nobody more than that they differ.
    return t('asked.contentChanged', { name: what.slice('content '.length) });
  }
  if (what === 'realname') return t('asked.named', { before, after });
  const named = ['scoreType', 'duration', 'grace'].includes(what)
    ? t(`asked.fact.${what as 'grace'}`)
    : t('asked.fact.problem', { name: what });
  return t('asked.differs', {
    what: named,
    before: told(t, what, before),
    after: told(t, what, after),
  });
}

function told(t: Words, what: string, value: string): string {
  if (what === 'scoreType') return t(value === 'Recent' ? 'asked.value.last' : 'asked.value.best');
  if (what === 'duration' && value === '') return t('asked.value.noLimit');
  return value || '—';
}

export function labelOf(t: Words, question: MergeQuestion, merged: Merged, choice: string): string {
  if (choice === 'count' || choice === 'leave_out' || choice === 'all') {
    return t(`choices.${choice}`);
  }
  const entry = question.entries.find((each) => each.id === choice);
  if (entry) {
    return t('choices.entry', {
      school: entry.school,
      name: nameOf(entry),
      details: [entry.username, entry.number, entry.className].filter(Boolean).join(' · '),
      score: entry.score,
    });
  }
  const file = merged.files.find((each) => String(each.id) === choice);
  return t('choices.file', {
    number: choice,
    time: file ? siteDateTime(file.writtenTime) : '',
    count: file?.people ?? 0,
  });
}
