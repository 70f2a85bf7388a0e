import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Announcement } from '../../../shared/api/types';
import { useTitle } from '../../../shared/lib/useTitle';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconPlus, IconSpeakerphone } from '../../../shared/ui/icons';
import { PageHead } from '../../../shared/ui/PageHead';
import { Pagination } from '../../../shared/ui/Pagination';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { AdminFrame } from '../AdminFrame';
import { AnnouncementDialog } from './AnnouncementDialog';
import { AnnouncementTable } from './AnnouncementTable';
import { announcementListQuery, rowsPerPage } from './announcementQueries';
import styles from './announcements.module.css';

/** /admin/announcement */
export default function AnnouncementsPage() {
  const { t } = useTranslation('adminAnnouncements');
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<Announcement | 'new' | null>(null);
  const list = useQuery(announcementListQuery(page));
  useTitle(t('title'));

  return (
    <AdminFrame active="AdminAnnouncements" crumbs={[{ label: t('title') }]}>
      <PageHead
        title={t('title')}
        remark={list.data && t('count', { count: list.data.total })}
        actions={
          <Button kind="primary" icon={IconPlus} onClick={() => setEdited('new')}>
            {t('create')}
          </Button>
        }
      />
      <Card>
        {list.isPending && <Skeleton className={styles.skeleton} lines={6} height={28} />}
        {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.records.length === 0 && (
          <EmptyState icon={IconSpeakerphone} text={t('empty')} />
        )}
        {list.data && list.data.records.length > 0 && (
          <AnnouncementTable
            rows={list.data.records}
            isRefreshing={list.isFetching}
            onEdit={setEdited}
          />
        )}
        {list.data && list.data.total > rowsPerPage && (
          <Pagination page={page} pageSize={rowsPerPage} total={list.data.total} onPage={setPage} />
        )}
      </Card>
      {edited && (
        <AnnouncementDialog
          announcement={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </AdminFrame>
  );
}
