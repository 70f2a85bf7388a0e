import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Announcement } from '../../../shared/api/types';
import { useTitle } from '../../../shared/lib/useTitle';
import { PagedList } from '../../../shared/lists/PagedList';
import { useAddress } from '../../../shared/lists/useAddress';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { PageHead } from '../../../shared/ui/PageHead';
import { AdminPage } from '../AdminPage';
import { IconPlus, IconSpeakerphone } from '../icons';
import { AnnouncementDialog } from './AnnouncementDialog';
import { AnnouncementTable } from './AnnouncementTable';
import { announcementListQuery, rowsPerPage } from './announcementQueries';

/** /admin/announcement */
export default function AnnouncementsPage() {
  const { t } = useTranslation('adminAnnouncements');
  const { filters, turn } = useAddress({ page: 1 });
  const [edited, setEdited] = useState<Announcement | 'new' | null>(null);
  const list = useQuery(announcementListQuery(filters.page));
  useTitle(t('title'));

  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
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
        <PagedList
          list={list}
          page={filters.page}
          pageSize={rowsPerPage}
          onPage={turn}
          empty={{ icon: IconSpeakerphone, text: t('empty') }}
        >
          {(rows, isRefreshing) => (
            <AnnouncementTable rows={rows} isRefreshing={isRefreshing} onEdit={setEdited} />
          )}
        </PagedList>
      </Card>
      {edited && (
        <AnnouncementDialog
          announcement={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </AdminPage>
  );
}
