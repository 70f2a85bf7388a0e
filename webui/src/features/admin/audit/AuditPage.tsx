import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/lib/useTitle';
import { PagedList } from '../../../shared/lists/PagedList';
import { useAddress } from '../../../shared/lists/useAddress';
import { Card } from '../../../shared/ui/Card';
import { PageHead } from '../../../shared/ui/PageHead';
import { AdminPage } from '../AdminPage';
import { IconHistory } from '../icons';
import { AuditFilters } from './AuditFilters';
import { AuditTable } from './AuditTable';
import { auditQuery, noFilter, rowsPerPage } from './auditQueries';

/** /admin/audit */
export default function AuditPage() {
  const { t } = useTranslation('adminAudit');
  const { filters, show, turn } = useAddress({ ...noFilter, page: 1 });
  const { page, ...filter } = filters;
  const list = useQuery(auditQuery(filter, page));
  useTitle(t('title'));

  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
      <PageHead title={t('title')} remark={list.data && t('count', { count: list.data.total })} />
      <Card>
        <AuditFilters filter={filter} onChange={show} />
        <PagedList
          list={list}
          page={page}
          pageSize={rowsPerPage}
          onPage={turn}
          empty={{ icon: IconHistory, text: t('empty') }}
        >
          {(rows, isRefreshing) => <AuditTable rows={rows} isRefreshing={isRefreshing} />}
        </PagedList>
      </Card>
    </AdminPage>
  );
}
