import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/lib/useTitle';
import { useAddressOf } from '../../shared/lists/useAddress';
import { Card } from '../../shared/ui/Card';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorState } from '../../shared/ui/ErrorState';
import { IconSearch } from '../../shared/ui/icons';
import { PageHead } from '../../shared/ui/PageHead';
import { Pagination } from '../../shared/ui/Pagination';
import { Skeleton } from '../../shared/ui/Skeleton';
import { ContestFilterBar } from './ContestFilterBar';
import styles from './ContestListPage.module.css';
import { ContestRow } from './ContestRow';
import { contestsAddress, contestsPerPage } from './contestFilters';
import { contestListQuery } from './contestListQueries';

/** /contest */
export default function ContestListPage() {
  const { t } = useTranslation('contests');
  useTitle(t('title'));
  const { filters, show } = useAddressOf(contestsAddress);
  const list = useQuery({ ...contestListQuery(filters), placeholderData: keepPreviousData });
  const isFiltered = filters.status !== null || filters.type !== null || filters.keyword !== '';
  return (
    <>
      <PageHead title={t('title')} remark={list.data && t('count', { count: list.data.total })} />
      <Card>
        <ContestFilterBar filters={filters} onChange={show} />
        {list.isPending && <Skeleton className={styles.loading ?? ''} lines={6} height={28} />}
        {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.records.length === 0 && (
          <EmptyState icon={IconSearch} text={t(isFiltered ? 'empty' : 'none')} />
        )}
        <ul className={styles.list} aria-busy={list.isPlaceholderData || undefined}>
          {list.data?.records.map((contest) => (
            <ContestRow key={contest.id} contest={contest} />
          ))}
        </ul>
        {list.data && list.data.total > contestsPerPage && (
          <Pagination
            page={filters.currentPage}
            pageSize={contestsPerPage}
            total={list.data.total}
            onPage={(currentPage) => show({ currentPage })}
          />
        )}
      </Card>
    </>
  );
}
