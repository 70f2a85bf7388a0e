import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/lib/useTitle';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconBell, IconPlus } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { PageHead } from '../../../shared/ui/PageHead';
import { Pagination } from '../../../shared/ui/Pagination';
import { Select } from '../../../shared/ui/Select';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { AdminFrame } from '../AdminFrame';
import { NoticeDialog } from './NoticeDialog';
import { NoticeTable } from './NoticeTable';
import {
  type Audience,
  audiences,
  noticeListQuery,
  rowsPerPage,
  type SystemNotice,
} from './noticeQueries';
import styles from './notices.module.css';

/** /admin/notice */
export default function NoticesPage() {
  const { t } = useTranslation('adminNotices');
  const [type, setType] = useState<Audience | ''>('');
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<SystemNotice | 'new' | null>(null);
  const list = useQuery(noticeListQuery(type, page));
  useTitle(t('title'));

  return (
    <AdminFrame active="AdminNotices" crumbs={[{ label: t('title') }]}>
      <PageHead
        title={t('title')}
        actions={
          <Button kind="primary" icon={IconPlus} onClick={() => setEdited('new')}>
            {t('create')}
          </Button>
        }
      />
      <Card>
        <div className={layout.filters}>
          <Select
            label={t('column.audience')}
            className={styles.filter}
            value={type}
            onChange={(event) => {
              setType(event.currentTarget.value as Audience | '');
              setPage(1);
            }}
            options={[
              { value: '', label: t('everyAudience') },
              ...audiences.map((value) => ({ value, label: t(`audience.${value}`) })),
            ]}
          />
        </div>
        {list.isPending && <Skeleton className={styles.skeleton} lines={6} height={28} />}
        {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.records.length === 0 && <EmptyState icon={IconBell} text={t('empty')} />}
        {list.data && list.data.records.length > 0 && (
          <NoticeTable rows={list.data.records} isRefreshing={list.isFetching} onEdit={setEdited} />
        )}
        {list.data && list.data.total > rowsPerPage && (
          <Pagination page={page} pageSize={rowsPerPage} total={list.data.total} onPage={setPage} />
        )}
      </Card>
      {edited && (
        <NoticeDialog notice={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </AdminFrame>
  );
}
