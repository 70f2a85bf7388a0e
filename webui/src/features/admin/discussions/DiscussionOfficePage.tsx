import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/lib/useTitle';
import { PagedList } from '../../../shared/lists/PagedList';
import { useAddress } from '../../../shared/lists/useAddress';
import { Card } from '../../../shared/ui/Card';
import { IconBell } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { PageHead } from '../../../shared/ui/PageHead';
import { SearchInput } from '../../../shared/ui/SearchInput';
import { Segmented } from '../../../shared/ui/Segmented';
import { AdminPage } from '../AdminPage';
import { DiscussionTable } from './DiscussionTable';
import styles from './office.module.css';
import { everyDiscussionQuery, reportsQuery, rowsPerPage } from './officeCalls';
import { ReportCard } from './ReportCard';

/** /admin/discussion */
export default function DiscussionOfficePage() {
  const { t } = useTranslation('adminDiscussions');
  const { filters, show, turn } = useAddress({ view: '', keyword: '', page: 1 });
  const isAll = filters.view === 'all';
  const all = useQuery({
    ...everyDiscussionQuery(filters.keyword, filters.page),
    placeholderData: keepPreviousData,
    enabled: isAll,
  });
  const reports = useQuery({ ...reportsQuery(filters.page), enabled: !isAll });
  useTitle(t('title'));
  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
      <PageHead title={t('title')} />
      <Card>
        <div className={layout.filters}>
          <Segmented
            label={t('view')}
            value={isAll ? 'all' : 'reports'}
            options={[
              { value: 'reports', label: t('reports') },
              { value: 'all', label: t('all') },
            ]}
            onChange={(view) => show({ view: view === 'all' ? 'all' : '' })}
          />
          {isAll && (
            <SearchInput
              label={t('keyword')}
              value={filters.keyword}
              onSearch={(keyword) => show({ keyword }, 'typing')}
            />
          )}
        </div>
        {isAll ? (
          <PagedList
            list={all}
            page={filters.page}
            pageSize={rowsPerPage}
            onPage={turn}
            empty={{ icon: IconBell, text: t('none') }}
          >
            {(rows, isRefreshing) => <DiscussionTable rows={rows} isRefreshing={isRefreshing} />}
          </PagedList>
        ) : (
          <PagedList
            list={reports}
            page={filters.page}
            pageSize={rowsPerPage}
            onPage={turn}
            empty={{ icon: IconBell, text: t('noReports') }}
          >
            {(rows) => (
              <ul className={styles.reports}>
                {rows.map((report) => (
                  <ReportCard key={report.id} report={report} />
                ))}
              </ul>
            )}
          </PagedList>
        )}
      </Card>
    </AdminPage>
  );
}
