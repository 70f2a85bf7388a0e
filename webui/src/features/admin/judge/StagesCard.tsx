import { useTranslation } from 'react-i18next';
import type { JudgeQueue } from './judgeCalls';
import { type Column, idColumn, ListCard } from './ListCard';

type Row = JudgeQueue['stages']['newest'][number];
type Stage = 'waiting' | 'compiling' | 'running' | 'storing';

const inMs = (ms: number) => `${ms.toFixed(1)} ms`;

const column = (stage: Stage): Column<Row> => ({
  name: stage,
  isEnd: true,
  cell: (row) => inMs(row[stage]),
});

/** Where the time between a submit and its verdict goes. */
export function StagesCard({ stages }: { stages: JudgeQueue['stages'] }) {
  const { t } = useTranslation('adminJudge');
  const { count, median, newest } = stages;
  return (
    <ListCard
      title={t('stagesTitle')}
      lead={
        median &&
        t('stagesMedian', {
          count,
          waiting: inMs(median.waiting),
          compiling: inMs(median.compiling),
          running: inMs(median.running),
          storing: inMs(median.storing),
        })
      }
      empty={t('stagesEmpty')}
      rows={newest}
      keyOf={(row) => row.submitId}
      columns={[
        idColumn,
        column('waiting'),
        column('compiling'),
        column('running'),
        column('storing'),
      ]}
    />
  );
}
