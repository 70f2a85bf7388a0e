import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContest } from '../../../entities/contest/ContestContext';
import { formatDateTime } from '../../../shared/lib/time';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { VirtualSubmissions } from './VirtualSubmissions';
import styles from './virtual.module.css';
import type { Virtual, VirtualResult } from './virtualQueries';

/** The place that the reader would have had. */
export function VirtualOutcome({ virtual }: { virtual: Virtual }) {
  const { t } = useTranslation('contest');
  const [isOpen, setOpen] = useState(false);
  const { startedAt, result } = virtual;
  return (
    <Card title={t('virtual.ended.title')}>
      <div className={styles.outcome}>
        {result ? (
          <Place result={result} />
        ) : (
          <p className={styles.text}>{t('virtual.ended.none')}</p>
        )}
        <p className={styles.foot}>
          {startedAt && (
            <span>{t('virtual.ended.started', { time: formatDateTime(startedAt) })}</span>
          )}
          <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('virtual.ended.submissions')}
          </Button>
        </p>
      </div>
      {isOpen && <VirtualSubmissions />}
    </Card>
  );
}

function Place({ result }: { result: VirtualResult }) {
  const { t } = useTranslation('contest');
  const { isOi } = useContest();
  const { rank, participants, row } = result;
  return (
    <p className={styles.result}>
      <strong className={styles.place}>
        {rank ? t('virtual.ended.place', { rank }) : t('virtual.ended.unranked')}
      </strong>
      <span>{t('virtual.ended.beside', { count: participants })}</span>
      <span>
        {isOi
          ? t('virtual.ended.score', { count: row.totalScore ?? 0 })
          : t('virtual.ended.solved', { solved: row.ac, minutes: Math.floor(row.totalTime / 60) })}
      </span>
    </p>
  );
}
