import type { TFunction } from 'i18next';
import type { OwnProgress } from '../../entities/timed-work/timedWorkQueries';

interface Sums {
  progress: OwnProgress;
  /** What is newer than its submission is taken as one at the end. */
  takesLatestDraft: boolean;
  /** Pids with a text, or a submission, that the server has not got. */
  unsent: readonly number[];
}

/** What whoever hands in must know: what is submitted and answered, and what is left behind. */
export function handInSums(
  t: TFunction<'timedWork'>,
  enumerate: (names: readonly string[]) => string,
  { progress, takesLatestDraft, unsent }: Sums,
): string {
  const { problems } = progress;
  const done = problems.filter(({ submitted }) => submitted > 0).length;
  const questions = problems.filter((each) => each.questions !== null);
  const names = (chosen: readonly { displayId: string; displayTitle: string }[]) =>
    enumerate(chosen.map(({ displayId, displayTitle }) => `${displayId} ${displayTitle}`));
  const newer = problems.filter(({ isDraftNewer }) => isDraftNewer);
  const left = problems.filter(({ pid }) => unsent.includes(pid));
  return [
    t('problemList.submitted', { done, count: problems.length }),
    ...questions.map(({ displayId, displayTitle, answered, questions: all }) =>
      t('handIn.answered', { name: `${displayId} ${displayTitle}`, done: answered ?? 0, all }),
    ),
    ...(newer.length > 0
      ? [t(takesLatestDraft ? 'handIn.taken' : 'handIn.newer', { names: names(newer) })]
      : []),
    ...(left.length > 0 ? [t('handIn.unsent', { names: names(left) })] : []),
    t('handIn.sureBody'),
  ].join('\n');
}
