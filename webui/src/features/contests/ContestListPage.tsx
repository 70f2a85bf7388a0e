import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/lib/useTitle';
import { PagedList } from '../../shared/lists/PagedList';
import { useAddressOf } from '../../shared/lists/useAddress';
import { Card } from '../../shared/ui/Card';
import { IconSearch } from '../../shared/ui/icons';
import { PageHead } from '../../shared/ui/PageHead';
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
        <PagedList
          list={list}
          page={filters.currentPage}
          pageSize={contestsPerPage}
          onPage={(currentPage, step) => show({ currentPage }, step)}
          empty={{ icon: IconSearch, text: t(isFiltered ? 'empty' : 'none') }}
        >
          {(contests, isRefreshing) => (
            <ul className={styles.list} aria-busy={isRefreshing || undefined}>
              {contests.map((contest) => (
                <ContestRow key={contest.id} contest={contest} />
              ))}
            </ul>
          )}
        </PagedList>
      </Card>
    </>
  );
}
