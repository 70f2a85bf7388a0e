import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useContest } from '../../../entities/contest/ContestContext';
import { countdownText } from '../../../entities/schedule/scheduleRules';
import { useEnumeration } from '../../../shared/i18n/useEnumeration';
import { formatMinute } from '../../../shared/lib/time';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { PrintButton, Sheet } from '../../../shared/ui/sheet/Sheet';
import { type Summary, summaryQuery } from './reportQueries';
import { BestTable, SolvedTable } from './SummaryTables';
import styles from './summary.module.css';

/** So many names leave the sheet one page; the others are counted. */
const mostNames = 90;

/** The contest on one page, for the organiser to print. */
export function SummarySheet() {
  const { t } = useTranslation('contestReport');
  const { cid } = useContest();
  const summary = useQuery(summaryQuery(cid));
  return (
    <>
      <p className={styles.bar} data-no-print>
        <PrintButton isReady={Boolean(summary.data)}>{t('summary.print')}</PrintButton>
      </p>
      {summary.isPending && <Skeleton lines={12} height={18} />}
      {summary.isError && (
        <ErrorState error={summary.error} onRetry={() => void summary.refetch()} />
      )}
      {summary.data && <Whole summary={summary.data} />}
    </>
  );
}

function Whole({ summary }: { summary: Summary }) {
  const { t } = useTranslation('contestReport');
  const { contest, isOi } = useContest();
  const enumerate = useEnumeration();
  const { registered, participants, submissions, averagePoints, awards, absent } = summary;
  const facts = [
    ...(registered === null ? [] : [[t('summary.registered'), registered] as const]),
    [t('summary.participants'), participants],
    [t('summary.submissions'), submissions],
    [t(isOi ? 'summary.averageScore' : 'summary.averageSolved'), averagePoints.toFixed(2)],
  ] as const;
  const names = absent.map(({ username, realname }) =>
    realname ? `${username} (${realname})` : username,
  );
  return (
    <Sheet className={styles.sheet ?? ''}>
      <header>
        <h2>{contest.title}</h2>
        <p>
          {t(isOi ? 'summary.oi' : 'summary.acm')} · {contest.author} ·{' '}
          {formatMinute(contest.startTime)} – {formatMinute(contest.endTime)} ·{' '}
          {countdownText(contest.duration * 1000)}
        </p>
      </header>
      <dl className={styles.facts}>
        {facts.map(([word, value]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <SolvedTable problems={summary.problems} />
      <BestTable best={summary.best} />
      {awards.length > 0 && (
        <section>
          <h3>{t('summary.awards')}</h3>
          {awards.map(({ awardName, people }) => (
            <p key={awardName} className={styles.names}>
              <strong>
                {awardName} ({people.length}):
              </strong>{' '}
              {enumerate(
                people.map(({ name }) => name),
                mostNames,
              )}
            </p>
          ))}
        </section>
      )}
      <section>
        <h3>{t('summary.absent', { count: absent.length })}</h3>
        <p className={styles.names}>
          {registered === null && t('summary.public')}
          {registered !== null && (names.length ? enumerate(names, mostNames) : t('summary.all'))}
        </p>
      </section>
    </Sheet>
  );
}
