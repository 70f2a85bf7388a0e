import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/lib/useTitle';
import { useAddressOf } from '../../shared/lists/useAddress';
import { Card } from '../../shared/ui/Card';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorState } from '../../shared/ui/ErrorState';
import layout from '../../shared/ui/layout.module.css';
import { PageHead } from '../../shared/ui/PageHead';
import { Pagination } from '../../shared/ui/Pagination';
import { SearchInput } from '../../shared/ui/SearchInput';
import { Skeleton } from '../../shared/ui/Skeleton';
import { RankChart } from './RankChart';
import { RankTable } from './RankTable';
import { type Honor, honorsQuery, type RankKind, rankAddress, rankListQuery } from './rankQuery';
import styles from './ranks.module.css';

/** So many stand in the chart (S2 §9). */
const charted = 10;

/** The same list at each drawing. */
const noHonors: readonly Honor[] = [];

interface RankPageProps {
  kind: RankKind;
}

export function RankPage({ kind }: RankPageProps) {
  const { t } = useTranslation('ranks');
  const { filters: query, show } = useAddressOf(rankAddress);
  const list = useQuery(rankListQuery(kind, query));
  const honors = useQuery(honorsQuery);
  const title = t(`title.${kind}`);
  useTitle(title);

  const rows = list.data?.records ?? [];
  const hasValues = rows.some((row) => (kind === 'oi' ? (row.score ?? 0) : row.ac) > 0);
  const isSearch = query.searchUser !== '';
  return (
    <>
      <PageHead title={title} />
      <div className={layout.stack}>
        {query.currentPage === 1 && hasValues && (
          <Card title={t(`chart.title.${kind}`)} isPadded>
            <RankChart kind={kind} rows={rows.slice(0, charted)} />
          </Card>
        )}
        <Card>
          <search className={layout.filters}>
            <SearchInput
              className={styles.search}
              label={t('search')}
              value={query.searchUser}
              onSearch={(searchUser) => show({ searchUser }, 'typing')}
            />
          </search>
          {list.isPending && <Skeleton className={styles.skeleton} lines={10} height={28} />}
          {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
          {list.data && rows.length === 0 && (
            <EmptyState text={t(isSearch ? 'empty.found' : 'empty.all')} />
          )}
          {list.data && rows.length > 0 && (
            <RankTable
              kind={kind}
              label={title}
              rows={rows}
              honors={honors.data ?? noHonors}
              firstPlace={(list.data.current - 1) * list.data.size + 1}
              isRefreshing={list.isFetching}
            />
          )}
          {list.data && list.data.total > 0 && (
            <Pagination
              page={query.currentPage}
              pageSize={query.limit}
              total={list.data.total}
              onPage={(currentPage) => show({ currentPage })}
              onPageSize={(limit) => show({ limit })}
            />
          )}
        </Card>
      </div>
    </>
  );
}
