import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Segmented } from '../../../shared/ui/Segmented';
import { Select } from '../../../shared/ui/Select';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { Table } from '../../../shared/ui/Table';
import { VerdictChip } from '../../../shared/ui/VerdictChip';
import { ExamChart } from './ExamChart';
import styles from './examResults.module.css';
import { ClassTable, keyOf, letterOf, minutesOf, ProblemTable } from './StatisticsTables';
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
  const [chosen, choose] = useState(problems[0] ? keyOf(problems[0]) : '');
  const problem = problems.find((each) => keyOf(each) === chosen);
  return (
    <>
      <Card title={t('statistics.problems')} hasRule>
        <ProblemTable problems={problems} />
      </Card>
      {problems.length > 1 && (
        <Choice
          options={problems.map((each) => ({ value: keyOf(each), label: letterOf(t, each) }))}
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

const mostInARow = 5;

interface ChoiceProps {
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

function Choice({ options, value, onChange }: ChoiceProps) {
  const { t } = useTranslation('adminExamResults');
  const label = t('statistics.chosen');
  if (options.length <= mostInARow) {
    return <Segmented label={label} options={options} value={value} onChange={onChange} />;
  }
  return (
    <div>
      <Select
        label={label}
        options={[...options]}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}

interface PicturesProps {
  problem: ExamStatistics['problems'][number];
  /** Of a column of times, in s. */
  bucket: number;
}

function Pictures({ problem, bucket }: PicturesProps) {
  const { t } = useTranslation('adminExamResults');
  const { spread, firstAccepted, verdicts } = problem;
  const letter = letterOf(t, problem);
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
        title={t('statistics.spread', { problem: letter })}
        columns={bins}
        head={t('statistics.share')}
      />
      <ExamChart
        title={t('statistics.first', { problem: letter })}
        columns={times}
        head={t('statistics.minutes')}
      />
      <Card title={t('statistics.verdicts', { problem: letter })} isPadded>
        <Table label={t('statistics.verdicts', { problem: letter })} isDense>
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
