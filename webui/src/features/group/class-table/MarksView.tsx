import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../shared/session/useUser';
import { DataTable } from '../../../shared/ui/data-table/DataTable';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { type ClassPerson, marksQuery } from './classQueries';
import styles from './classTable.module.css';
import { marksColumns } from './tableColumns';
import { type Shown, shownMarks } from './tableRules';

interface MarksViewProps {
  gid: number;
  shown: Shown;
  onMove: ((person: ClassPerson) => void) | undefined;
}

/** Students and assignments. */
export function MarksView({ gid, shown, onMove }: MarksViewProps) {
  const { t } = useTranslation('groupClassTable');
  const uid = useUser()?.uid;
  const marks = useQuery(marksQuery(gid));
  const data = marks.data;
  const columns = useMemo(
    () => (data ? marksColumns(t, data, { gid, onMove }) : []),
    [t, data, gid, onMove],
  );
  if (marks.isPending) return <Skeleton className={styles.loading ?? ''} lines={8} height={28} />;
  if (marks.isError) {
    return <ErrorState error={marks.error} onRetry={() => void marks.refetch()} />;
  }
  const rows = shownMarks(marks.data.rows, shown);
  if (marks.data.assignments.length === 0) return <EmptyState text={t('noAssignments')} />;
  if (rows.length === 0) return <EmptyState text={t('empty')} />;
  return (
    <DataTable
      label={t('view.marks')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.uid}
      isOwn={(row) => row.uid === uid}
      isRefreshing={marks.isFetching}
      isDense
    />
  );
}
