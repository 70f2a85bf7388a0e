import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useContest } from '../../../entities/contest/ContestContext';
import { countdownText } from '../../../entities/schedule/scheduleRules';
import { UserLink } from '../../../entities/user/UserLink';
import { buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Link } from '../../../shared/ui/Link';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { PersonProblems } from './PersonProblems';
import { PersonSubmissions } from './PersonSubmissions';
import { PlaceChart } from './PlaceChart';
import { isMissing } from './refusals';
import styles from './report.module.css';
import { type Report, reportQuery } from './reportQueries';

/** What somebody solved, when, in how many tries, and where that put them on the board. */
export function PersonReport({ uid }: { uid: string }) {
  const { t } = useTranslation('contestReport');
  const { cid } = useContest();
  const report = useQuery(reportQuery(cid, uid));
  if (report.isPending) return <Skeleton lines={8} height={32} />;
  if (report.isError) {
    return (
      <Card>
        {isMissing(report.error) ? (
          <EmptyState
            text={t(uid ? 'person.noneOfThem' : 'person.none')}
            action={
              <Link href={to('ContestRank', { contestID: cid })} className={buttonClass('primary')}>
                {t('person.toBoard')}
              </Link>
            }
          />
        ) : (
          <ErrorState error={report.error} onRetry={() => void report.refetch()} />
        )}
      </Card>
    );
  }
  return <Whole report={report.data} />;
}

function Whole({ report }: { report: Report }) {
  const { t } = useTranslation('contestReport');
  const { isOi } = useContest();
  const { rank, ranked, points, totalTime, awardName, school } = report;
  const firsts = report.problems.filter(({ isFirst }) => isFirst).length;
  const tiles = [
    [t('person.place'), rank === -1 ? t('person.star') : t('person.placeOf', { rank, ranked })],
    [t(isOi ? 'person.score' : 'person.solved'), String(points)],
    [
      t(isOi ? 'person.runTime' : 'person.penalty'),
      isOi ? t('milliseconds', { time: totalTime }) : countdownText(totalTime * 1000),
    ],
    [t(isOi ? 'person.firstFull' : 'person.firstBlood'), String(firsts)],
    ...(awardName ? [[t('person.award'), awardName] as const] : []),
  ];
  return (
    <>
      <Card isPadded>
        <p className={styles.who}>
          <UserLink user={report} className={styles.name}>
            {report.name}
          </UserLink>
          {school && <span className={styles.quiet}>{school}</span>}
        </p>
        <dl className={styles.tiles}>
          {tiles.map(([word, value]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {report.places.length > 0 && <PlaceChart report={report} />}
      <PersonProblems problems={report.problems} />
      <PersonSubmissions submissions={report.submissions} />
    </>
  );
}
