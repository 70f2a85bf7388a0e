import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useAction } from '../../../shared/forms/useAction';
import { siteDateTime } from '../../../shared/lib/siteTime';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { Select } from '../../../shared/ui/Select';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { Table } from '../../../shared/ui/Table';
import styles from './examResults.module.css';
import { nameOf } from './resultQueries';
import { SimilarityFiles } from './SimilarityFiles';
import {
  percentOf,
  type SimilarityReport,
  similarityKey,
  similarityQuery,
  startSimilarity,
} from './similarityQueries';

const shares = [0.4, 0.5, 0.6, 0.7, 0.8];

/** Who wrote what somebody else wrote. It accuses nobody: a teacher looks and decides. */
export function SimilarityView({ tid }: { tid: number }) {
  const { t } = useTranslation('adminExamResults');
  const report = useQuery(similarityQuery(tid));
  const [least, setLeast] = useState('0.5');
  const start = useAction({
    run: () => startSimilarity(tid, Number(least)),
    keys: [similarityKey(tid)],
    isSingle: true,
  });
  if (report.isPending) return <Skeleton lines={8} height={32} />;
  if (report.isError) {
    return (
      <Card>
        <ErrorState error={report.error} onRetry={() => void report.refetch()} />
      </Card>
    );
  }
  const isRunning = report.data.state === 'running';
  return (
    <Card title={t('similarity.title')} hasRule>
      <div className={layout.filters}>
        <Select
          label={t('similarity.least')}
          value={least}
          onChange={(event) => setLeast(event.currentTarget.value)}
          options={shares.map((share) => ({
            value: String(share),
            label: t('similarity.from', { percent: percentOf(share) }),
          }))}
        />
        <Button kind="primary" isBusy={start.isBusy || isRunning} onClick={() => void start.run()}>
          {t('similarity.start')}
        </Button>
        <span className={styles.quiet}>{t('similarity.hint')}</span>
      </div>
      {report.data.state === 'failed' && <Notice tone="bad">{t('similarity.failed')}</Notice>}
      {isRunning && <Notice>{t('similarity.running')}</Notice>}
      {report.data.madeTime !== null && <SimilarityFiles tid={tid} />}
      <Pairs tid={tid} report={report.data} />
    </Card>
  );
}

function Pairs({ tid, report }: { tid: number; report: SimilarityReport }) {
  const { t } = useTranslation('adminExamResults');
  const { madeTime, madeBy, compared, short, pairs } = report;
  if (madeTime === null) return <EmptyState text={t('similarity.none')} />;
  const told = { time: siteDateTime(madeTime), name: madeBy, compared, short };
  return (
    <>
      <p className={styles.made}>
        {t(short > 0 ? 'similarity.madeShort' : 'similarity.made', told)}
      </p>
      {pairs.length === 0 ? (
        <EmptyState text={t('similarity.noPair')} />
      ) : (
        <Table label={t('similarity.title')} isDense>
          <thead>
            <tr>
              <th scope="col">{t('similarity.pair')}</th>
              <th scope="col" data-align="end">
                {t('similarity.together')}
              </th>
              <th scope="col">{t('similarity.tasks')}</th>
            </tr>
          </thead>
          <tbody>
            {pairs.map(({ left, right, together, tasks }) => (
              <tr key={`${left.uid} ${right.uid}`}>
                <th scope="row">
                  <Link
                    href={to(
                      'AdminExamPrint',
                      { workId: tid },
                      { sheet: 'pair', left: left.uid, right: right.uid },
                    )}
                  >
                    {t('similarity.two', { left: nameOf(left), right: nameOf(right) })}
                  </Link>
                </th>
                <td data-align="end">{percentOf(together)} %</td>
                <td>
                  {tasks.map(({ displayId, share }) => (
                    <span key={displayId} className={styles.task}>
                      {displayId} {percentOf(share)} %
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}
