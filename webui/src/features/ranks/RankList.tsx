import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Page } from '../../shared/api/types';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorState } from '../../shared/ui/ErrorState';
import { Pagination } from '../../shared/ui/Pagination';
import { Skeleton } from '../../shared/ui/Skeleton';
import { RankTable } from './RankTable';
import type { RankRow } from './rankColumns';
import { type Honor, honorsQuery, type RankKind, type RankQuery } from './rankQuery';
import styles from './ranks.module.css';

/** The same list at each drawing. */
const noHonors: readonly Honor[] = [];

interface RankListProps {
  kind: RankKind;
  label: string;
  list: UseQueryResult<Page<RankRow>>;
  query: RankQuery;
  gid?: number;
  onPage: (page: number) => void;
  onPageSize: (size: number) => void;
}

/** One page of a rank, with the places of its rows. */
export function RankList({ kind, label, list, query, gid, onPage, onPageSize }: RankListProps) {
  const { t } = useTranslation('ranks');
  const honors = useQuery(honorsQuery);
  const rows = list.data?.records ?? [];
  return (
    <>
      {list.isPending && <Skeleton className={styles.skeleton} lines={10} height={28} />}
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && rows.length === 0 && (
        <EmptyState text={t(query.searchUser === '' ? 'empty.all' : 'empty.found')} />
      )}
      {list.data && rows.length > 0 && (
        <RankTable
          kind={kind}
          label={label}
          rows={rows}
          honors={honors.data ?? noHonors}
          firstPlace={(list.data.current - 1) * list.data.size + 1}
          isRefreshing={list.isFetching}
          {...(gid === undefined ? {} : { gid })}
        />
      )}
      {list.data && list.data.total > 0 && (
        <Pagination
          page={query.currentPage}
          pageSize={query.limit}
          total={list.data.total}
          onPage={onPage}
          onPageSize={onPageSize}
        />
      )}
    </>
  );
}
