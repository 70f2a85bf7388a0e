import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '../../shared/api/types';
import { Card } from '../../shared/ui/Card';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorState } from '../../shared/ui/ErrorState';
import { IconSearch } from '../../shared/ui/icons';
import { Pagination } from '../../shared/ui/Pagination';
import { Skeleton } from '../../shared/ui/Skeleton';
import styles from './ScheduledList.module.css';
import { scheduledPerPage } from './scheduleFilters';

interface ScheduledListProps<Row> {
  /** Above the rows. */
  filters: ReactNode;
  list: UseQueryResult<Page<Row>>;
  page: number;
  onPage: (page: number) => void;
  /** Said where there is no row. */
  empty: string;
  row: (each: Row) => ReactNode;
}

/** A page of contests or works, with what it is filtered by. */
export function ScheduledList<Row>({
  filters,
  list,
  page,
  onPage,
  empty,
  row,
}: ScheduledListProps<Row>) {
  const { data } = list;
  return (
    <Card>
      {filters}
      {list.isPending && <Skeleton className={styles.loading ?? ''} lines={6} height={28} />}
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {data?.records.length === 0 && <EmptyState icon={IconSearch} text={empty} />}
      <ul className={styles.list} aria-busy={list.isPlaceholderData || undefined}>
        {data?.records.map(row)}
      </ul>
      {data && data.total > scheduledPerPage && (
        <Pagination page={page} pageSize={scheduledPerPage} total={data.total} onPage={onPage} />
      )}
    </Card>
  );
}
