import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TrainingTable } from '../../../entities/training/TrainingTable';
import { trainingListQuery, trainingsPerPage } from '../../../entities/training/trainingQueries';
import { useTitle } from '../../../shared/lib/useTitle';
import { PagedList } from '../../../shared/lists/PagedList';
import { useAddressOf } from '../../../shared/lists/useAddress';
import { Card } from '../../../shared/ui/Card';
import { IconSchool } from '../../../shared/ui/icons';
import { PageHead } from '../../../shared/ui/PageHead';
import { TrainingFilterBar } from './TrainingFilterBar';
import { trainingsAddress } from './trainingFilters';

/** /training */
export default function TrainingListPage() {
  const { t } = useTranslation('training');
  useTitle(t('title'));
  const { filters, show } = useAddressOf(trainingsAddress);
  const list = useQuery(trainingListQuery(filters));
  const isFiltered = filters.keyword !== '' || filters.auth !== null || filters.categoryId !== null;
  return (
    <>
      <PageHead title={t('title')} remark={list.data && t('count', { count: list.data.total })} />
      <Card>
        <TrainingFilterBar filters={filters} onChange={show} />
        <PagedList
          list={list}
          page={filters.currentPage}
          pageSize={trainingsPerPage}
          onPage={(currentPage, step) => show({ currentPage }, step)}
          empty={{ icon: IconSchool, text: t(isFiltered ? 'empty' : 'none') }}
        >
          {(rows, isRefreshing) => (
            <TrainingTable label={t('title')} rows={rows} isRefreshing={isRefreshing} />
          )}
        </PagedList>
      </Card>
    </>
  );
}
