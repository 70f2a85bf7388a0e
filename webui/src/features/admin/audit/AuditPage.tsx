import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/lib/useTitle';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconHistory } from '../../../shared/ui/icons';
import { PageHead } from '../../../shared/ui/PageHead';
import { Pagination } from '../../../shared/ui/Pagination';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { AdminFrame } from '../AdminFrame';
import { AuditFilters } from './AuditFilters';
import { AuditTable } from './AuditTable';
import styles from './audit.module.css';
import { type AuditFilter, auditQuery, noFilter, rowsPerPage } from './auditQueries';

/** /admin/audit */
export default function AuditPage() {
  const { t } = useTranslation('adminAudit');
  const [filter, setFilter] = useState<AuditFilter>(noFilter);
  const [page, setPage] = useState(1);
  const list = useQuery(auditQuery(filter, page));
  useTitle(t('title'));

  return (
    <AdminFrame active="AdminAudit" crumbs={[{ label: t('title') }]}>
      <PageHead title={t('title')} remark={list.data && t('count', { count: list.data.total })} />
      <Card>
        <AuditFilters
          filter={filter}
          onChange={(part) => {
            setFilter((old) => ({ ...old, ...part }));
            setPage(1);
          }}
        />
        {list.isPending && <Skeleton className={styles.skeleton} lines={8} height={24} />}
        {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.records.length === 0 && <EmptyState icon={IconHistory} text={t('empty')} />}
        {list.data && list.data.records.length > 0 && (
          <AuditTable rows={list.data.records} isRefreshing={list.isFetching} />
        )}
        {list.data && list.data.total > rowsPerPage && (
          <Pagination page={page} pageSize={rowsPerPage} total={list.data.total} onPage={setPage} />
        )}
      </Card>
    </AdminFrame>
  );
}
