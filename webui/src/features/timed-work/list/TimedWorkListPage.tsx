import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { KeywordFilter } from '../../../entities/schedule/KeywordFilter';
import { ScheduledList } from '../../../entities/schedule/ScheduledList';
import { StatusFilter } from '../../../entities/schedule/StatusFilter';
import { useTitle } from '../../../shared/lib/useTitle';
import { useAddressOf } from '../../../shared/lists/useAddress';
import layout from '../../../shared/ui/layout.module.css';
import { PageHead } from '../../../shared/ui/PageHead';
import { TimedWorkRow } from './TimedWorkRow';
import { timedWorkListQuery, timedWorksAddress } from './timedWorkListQueries';

/** /timedwork (S3 §2.12); the server names those that run first. */
export default function TimedWorkListPage() {
  const { t } = useTranslation('timedWork');
  useTitle(t('title'));
  const { filters, show } = useAddressOf(timedWorksAddress);
  const list = useQuery({ ...timedWorkListQuery(filters), placeholderData: keepPreviousData });
  const isFiltered = filters.status !== null || filters.keyword !== '';
  return (
    <>
      <PageHead
        title={t('title')}
        remark={list.data && t('list.count', { count: list.data.total })}
      />
      <ScheduledList
        filters={
          <div className={layout.filters}>
            <KeywordFilter
              label={t('list.keyword')}
              value={filters.keyword}
              onChange={(keyword) => show({ keyword }, 'typing')}
            />
            <StatusFilter
              words={{ status: t('list.status'), all: t('list.all') }}
              value={filters.status}
              onChange={(status) => show({ status })}
            />
          </div>
        }
        list={list}
        page={filters.currentPage}
        onPage={(currentPage) => show({ currentPage })}
        empty={t(isFiltered ? 'list.empty' : 'list.none')}
        row={(work) => <TimedWorkRow key={work.id} work={work} />}
      />
    </>
  );
}
