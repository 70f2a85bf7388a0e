import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useContest } from '../../../entities/contest/ContestContext';
import { countdownText } from '../../../entities/schedule/scheduleRules';
import { Card } from '../../../shared/ui/Card';
import { Chip } from '../../../shared/ui/Chip';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table/DataTable';
import { ProblemName } from './ProblemName';
import type { ReportProblem } from './reportQueries';

/** Problem by problem. */
export function PersonProblems({ problems }: { problems: readonly ReportProblem[] }) {
  const { t } = useTranslation('contestReport');
  const { isOi } = useContest();
  const columns = useMemo(() => columnsOf(t, isOi), [t, isOi]);
  return (
    <Card title={t('problems.title')} hasRule>
      <DataTable
        label={t('problems.title')}
        columns={columns}
        rows={problems}
        rowKey={({ displayId }) => displayId}
      />
    </Card>
  );
}

const columnsOf = (
  t: TFunction<'contestReport'>,
  isOi: boolean,
): readonly DataColumn<ReportProblem>[] => [
  {
    id: 'problem',
    head: t('problems.problem'),
    isRowHead: true,
    cell: (problem) => <ProblemName problem={problem} />,
  },
  {
    id: 'result',
    head: t('problems.result'),
    cell: (problem) => <Outcome t={t} problem={problem} isOi={isOi} />,
  },
  {
    id: 'time',
    head: t('problems.time'),
    align: 'end',
    cell: ({ solvedAt }) => (solvedAt === null ? '—' : countdownText(solvedAt * 1000)),
  },
  { id: 'tries', head: t('problems.tries'), align: 'end', cell: ({ tries }) => tries },
  ...(isOi
    ? [
        {
          id: 'score',
          head: t('problems.score'),
          align: 'end' as const,
          cell: ({ score }: ReportProblem) => score ?? '—',
        },
      ]
    : []),
];

interface OutcomeProps {
  t: TFunction<'contestReport'>;
  problem: ReportProblem;
  isOi: boolean;
}

function Outcome({ t, problem: { tries, solvedAt, isFirst }, isOi }: OutcomeProps) {
  if (isFirst) return <Chip tone="good">{t(isOi ? 'problems.firstFull' : 'problems.first')}</Chip>;
  if (solvedAt !== null)
    return <Chip tone="good">{t(isOi ? 'problems.full' : 'problems.solved')}</Chip>;
  if (tries > 0) return <Chip tone="bad">{t(isOi ? 'problems.partly' : 'problems.unsolved')}</Chip>;
  return <Chip>{t('problems.notTried')}</Chip>;
}
