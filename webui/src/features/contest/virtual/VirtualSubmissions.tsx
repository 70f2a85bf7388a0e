import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useContest } from '../../../entities/contest/ContestContext';
import { submissionColumn } from '../../../entities/submission/columns';
import { DataTable } from '../../../shared/ui/data-table/DataTable';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { virtualSubmissionsQuery } from './virtualQueries';

/** What the reader submitted virtually, the newest hundreds: the contest's own list knows nothing of it.
 * Nobody sends so much in one contest that it would need pages. */
export function VirtualSubmissions() {
  const { t } = useTranslation('contest');
  const shell = useTranslation('shell').t;
  const { cid, isOi } = useContest();
  const list = useQuery(virtualSubmissionsQuery(cid));
  const columns = useMemo(
    () => [
      submissionColumn(shell, 'id'),
      submissionColumn(shell, 'verdict'),
      ...(isOi ? [submissionColumn(shell, 'score')] : []),
      submissionColumn(shell, 'problem'),
      submissionColumn(shell, 'language'),
      submissionColumn(shell, 'submitted'),
    ],
    [shell, isOi],
  );
  if (list.isError) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <Skeleton lines={4} height={28} />;
  const { records } = list.data;
  if (records.length === 0) return <EmptyState text={t('virtual.ended.nothing')} />;
  return (
    <DataTable
      label={t('virtual.ended.submissions')}
      columns={columns}
      rows={records}
      rowKey={({ submitId }) => submitId}
    />
  );
}
