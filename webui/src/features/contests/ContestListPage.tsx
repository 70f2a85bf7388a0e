import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ScheduledList } from '../../entities/schedule/ScheduledList';
import { useTitle } from '../../shared/lib/useTitle';
import { useAddressOf } from '../../shared/lists/useAddress';
import { PageHead } from '../../shared/ui/PageHead';
import { ContestFilterBar } from './ContestFilterBar';
import { ContestRow } from './ContestRow';
import { contestsAddress } from './contestFilters';
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
      <ScheduledList
        filters={<ContestFilterBar filters={filters} onChange={show} />}
        list={list}
        page={filters.currentPage}
        onPage={(currentPage) => show({ currentPage })}
        empty={t(isFiltered ? 'empty' : 'none')}
        row={(contest) => <ContestRow key={contest.id} contest={contest} />}
      />
    </>
  );
}
