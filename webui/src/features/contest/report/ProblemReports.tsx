import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useContest } from '../../../entities/contest/ContestContext';
import { Card } from '../../../shared/ui/Card';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table/DataTable';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Link } from '../../../shared/ui/Link';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { FirstSolvers } from './FirstSolvers';
import { ProblemName } from './ProblemName';
import { ProblemReport } from './ProblemReport';
import { type ProblemStatistics, statisticsQuery } from './reportQueries';

interface ProblemReportsProps {
  /** The display id of the one that is looked at; '' for the first. */
  opened: string;
}

/** What became of each problem, and more of one of them. */
export function ProblemReports({ opened }: ProblemReportsProps) {
  const { t } = useTranslation('contestReport');
  const { cid, isOi } = useContest();
  const statistics = useQuery(statisticsQuery(cid));
  const problems = statistics.data?.problems ?? [];
  const current = problems.find(({ displayId }) => displayId === opened) ?? problems[0];
  const columns = useMemo(
    () => columnsOf(t, isOi, cid, current?.displayId),
    [t, isOi, cid, current?.displayId],
  );
  if (statistics.isPending) return <Skeleton lines={8} height={32} />;
  if (statistics.isError) {
    return (
      <Card>
        <ErrorState error={statistics.error} onRetry={() => void statistics.refetch()} />
      </Card>
    );
  }
  return (
    <>
      <Card title={t('problems.all')} hasRule>
        {problems.length === 0 ? (
          <EmptyState text={t('problems.none')} />
        ) : (
          <DataTable
            label={t('problems.all')}
            columns={columns}
            rows={problems}
            rowKey={({ displayId }) => displayId}
            isOwn={(problem) => problem === current}
          />
        )}
      </Card>
      {current && <ProblemReport problem={current} bucket={statistics.data.bucketSeconds} />}
    </>
  );
}

const columnsOf = (
  t: TFunction<'contestReport'>,
  isOi: boolean,
  cid: number,
  current: string | undefined,
): readonly DataColumn<ProblemStatistics>[] => [
  {
    id: 'problem',
    head: t('problems.problem'),
    isRowHead: true,
    cell: (problem) => (
      <Link
        href={to(
          'ContestReport',
          { contestID: cid },
          { view: 'problems', problem: problem.displayId },
        )}
        aria-current={problem.displayId === current || undefined}
      >
        <ProblemName problem={problem} />
      </Link>
    ),
  },
  { id: 'tried', head: t('problems.tried'), align: 'end', cell: ({ tried }) => tried },
  {
    id: 'solved',
    head: t(isOi ? 'problems.fullPeople' : 'problems.solvedPeople'),
    align: 'end',
    cell: ({ solved }) => solved,
  },
  {
    id: 'submissions',
    head: t('problems.submissions'),
    align: 'end',
    hide: 'narrow',
    cell: ({ submissions }) => submissions,
  },
  ...(isOi
    ? [
        {
          id: 'average',
          head: t('problems.average'),
          align: 'end' as const,
          cell: ({ averageScore }: ProblemStatistics) => averageScore?.toFixed(1) ?? '—',
        },
      ]
    : []),
  {
    id: 'first',
    head: t(isOi ? 'problems.firstFull' : 'problems.first'),
    hide: 'narrow',
    cell: (problem) => <FirstSolvers problem={problem} />,
  },
];
