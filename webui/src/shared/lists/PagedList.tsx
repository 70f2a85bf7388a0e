import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { Page } from '../api/types';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import type { IconType } from '../ui/Icon';
import { Pagination } from '../ui/Pagination';
import { Skeleton } from '../ui/Skeleton';
import styles from './PagedList.module.css';
import type { AddressStep } from './useAddress';

interface PagedListProps<Row> {
  list: UseQueryResult<Page<Row>>;
  page: number;
  pageSize: number;
  onPage: (page: number, step?: AddressStep) => void;
  /** Absent hides the choice of size. */
  onPageSize?: (size: number) => void;
  empty: { icon: IconType; text: string };
  children: (rows: readonly Row[], isRefreshing: boolean) => ReactNode;
}

/** The body of a list: rows and pager, or why there are none. */
export function PagedList<Row>({
  list,
  page,
  pageSize,
  onPage,
  onPageSize,
  empty,
  children,
}: PagedListProps<Row>) {
  const { data, isFetching } = list;
  const rows = data?.records ?? [];
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  const isBeyond = data !== undefined && !isFetching && page > last;
  // The last row of the last page was deleted.
  useEffect(() => {
    if (isBeyond) onPage(last, 'correction');
  });
  const hasPager =
    data !== undefined && (data.total > pageSize || (onPageSize && data.total > smallestSize));
  return (
    <>
      {list.isPending && <Skeleton className={styles.skeleton} lines={6} height={28} />}
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {data && rows.length === 0 && !isBeyond && <EmptyState {...empty} />}
      {rows.length > 0 && children(rows, isFetching)}
      {hasPager && (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={data.total}
          onPage={(next) => onPage(next)}
          {...(onPageSize && { onPageSize })}
        />
      )}
    </>
  );
}

/** With fewer rows there is nothing to choose. */
const smallestSize = 10;
