import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../shared/session/useUser';
import { DataTable } from '../../../shared/ui/data-table/DataTable';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { type ClassPerson, tableQuery } from './classQueries';
import styles from './classTable.module.css';
import { tableColumns } from './tableColumns';
import { type Shown, shownRows } from './tableRules';

interface ProblemsViewProps {
  gid: number;
  tid: number;
  shown: Shown;
  onMove: ((person: ClassPerson) => void) | undefined;
}

/** Students and problems. */
export function ProblemsView({ gid, tid, shown, onMove }: ProblemsViewProps) {
  const { t } = useTranslation('groupClassTable');
  const uid = useUser()?.uid;
  const table = useQuery(tableQuery(gid, tid));
  const data = table.data;
  const columns = useMemo(
    () => (data ? tableColumns(t, data, { gid, onMove }) : []),
    [t, data, gid, onMove],
  );
  if (table.isPending) return <Skeleton className={styles.loading ?? ''} lines={8} height={28} />;
  if (table.isError) {
    return <ErrorState error={table.error} onRetry={() => void table.refetch()} />;
  }
  const rows = shownRows(table.data.rows, shown);
  if (rows.length === 0) return <EmptyState text={t('empty')} />;
  return (
    <>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.uid}
        isOwn={(row) => row.uid === uid}
        isRefreshing={table.isFetching}
        isDense
      />
      <p className={styles.legend}>
        {t('legend')} {table.data.isCut && t('isCut', { count: table.data.problems.length })}
      </p>
    </>
  );
}
