import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useContest } from '../../../entities/contest/ContestContext';
import { formatDateTime } from '../../../shared/lib/time';
import { Card } from '../../../shared/ui/Card';
import { Link } from '../../../shared/ui/Link';
import styles from './virtual.module.css';
import type { Virtual, VirtualResult } from './virtualQueries';

/** The place that the reader would have had. */
export function VirtualOutcome({ virtual }: { virtual: Virtual }) {
  const { t } = useTranslation('contestVirtual');
  const { cid } = useContest();
  const { startedAt, result } = virtual;
  return (
    <Card title={t('ended.title')} isPadded>
      <div className={styles.content}>
        {result ? <Place result={result} /> : <p className={styles.text}>{t('ended.none')}</p>}
        <p className={styles.foot}>
          {startedAt && <span>{t('ended.started', { time: formatDateTime(startedAt) })}</span>}
          <Link href={`${to('ContestSubmissionList', { contestID: cid })}?virtual=true`}>
            {t('ended.submissions')}
          </Link>
        </p>
      </div>
    </Card>
  );
}

function Place({ result }: { result: VirtualResult }) {
  const { t } = useTranslation('contestVirtual');
  const { isOi } = useContest();
  const { rank, participants, row } = result;
  return (
    <p className={styles.result}>
      <strong className={styles.place}>
        {rank ? t('ended.place', { rank }) : t('ended.unranked')}
      </strong>
      <span>{t('ended.beside', { count: participants })}</span>
      <span>
        {isOi
          ? t('ended.score', { count: row.totalScore ?? 0 })
          : t('ended.solved', { solved: row.ac, minutes: Math.floor(row.totalTime / 60) })}
      </span>
    </p>
  );
}
