import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Segmented } from '../../../shared/ui/Segmented';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { Table } from '../../../shared/ui/Table';
import { VerdictChip } from '../../../shared/ui/VerdictChip';
import { ExamChart } from './ExamChart';
import styles from './examResults.module.css';
import { ClassTable, minutesOf, ProblemTable } from './StatisticsTables';
import { type ExamStatistics, statisticsQuery } from './statisticsQueries';

/** What the results say of the problems and of the classes. */
export default function StatisticsView({ tid }: { tid: number }) {
  const statistics = useQuery(statisticsQuery(tid));
  if (statistics.isPending) return <Skeleton lines={10} height={32} />;
  if (statistics.isError) {
    return (
      <Card>
        <ErrorState error={statistics.error} onRetry={() => void statistics.refetch()} />
      </Card>
    );
  }
  return <Whole statistics={statistics.data} />;
}

function Whole({ statistics }: { statistics: ExamStatistics }) {
  const { t } = useTranslation('adminExamResults');
  const { problems, classes } = statistics;
  const [chosen, choose] = useState(problems[0]?.displayId ?? '');
  const problem = problems.find(({ displayId }) => displayId === chosen);
  return (
    <>
      <Card title={t('statistics.problems')} hasRule>
        <ProblemTable problems={problems} />
      </Card>
      {problems.length > 1 && (
        <Segmented
          label={t('statistics.chosen')}
          options={problems.map(({ displayId }) => ({ value: displayId, label: displayId }))}
          value={chosen}
          onChange={choose}
        />
      )}
      {problem && <Pictures problem={problem} bucket={statistics.bucketSeconds} />}
      <Card title={t('statistics.classes')} hasRule>
        <ClassTable classes={classes} problems={problems} />
      </Card>
    </>
  );
}

interface PicturesProps {
  problem: ExamStatistics['problems'][number];
  /** Of a column of times, in s. */
  bucket: number;
}

function Pictures({ problem, bucket }: PicturesProps) {
  const { t } = useTranslation('adminExamResults');
  const { displayId, spread, firstAccepted, verdicts } = problem;
  const bins = spread.map((count, at) => ({
    word: at === 10 ? '100 %' : `${at * 10}–${at * 10 + 9} %`,
    count,
  }));
  const times = firstAccepted.map((count, at) => ({
    word: `${minutesOf(at * bucket)}–${minutesOf((at + 1) * bucket)}`,
    count,
  }));
  return (
    <>
      <ExamChart
        title={t('statistics.spread', { problem: displayId })}
        columns={bins}
        head={t('statistics.share')}
      />
      <ExamChart
        title={t('statistics.first', { problem: displayId })}
        columns={times}
        head={t('statistics.minutes')}
      />
      <Card title={t('statistics.verdicts', { problem: displayId })} isPadded>
        <Table label={t('statistics.verdicts', { problem: displayId })} isDense>
          <tbody>
            {verdicts.map(({ status, count }) => (
              <tr key={status}>
                <th scope="row">
                  <VerdictChip status={status} className={styles.chip ?? ''} />
                </th>
                <td data-align="end">{count}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Card>
    </>
  );
}
