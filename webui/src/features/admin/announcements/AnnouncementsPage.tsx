import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnnouncementList } from '../../../entities/announcement/AnnouncementList';
import {
  announcementListQuery,
  type Scope,
} from '../../../entities/announcement/announcementQueries';
import type { Announcement } from '../../../shared/api/types';
import { useTitle } from '../../../shared/lib/useTitle';
import { useAddress } from '../../../shared/lists/useAddress';
import { Button } from '../../../shared/ui/Button';
import { PageHead } from '../../../shared/ui/PageHead';
import { AdminPage } from '../AdminPage';
import { IconPlus } from '../icons';

const site: Scope = { of: 'site' };

/** /admin/announcement */
export default function AnnouncementsPage() {
  const { t } = useTranslation('announcements');
  const { filters, turn } = useAddress({ page: 1 });
  const [edited, setEdited] = useState<Announcement | 'new' | null>(null);
  const { data } = useQuery(announcementListQuery(site, filters.page));
  useTitle(t('title'));
  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
      <PageHead
        title={t('title')}
        remark={data && t('count', { count: data.total })}
        actions={
          <Button kind="primary" icon={IconPlus} onClick={() => setEdited('new')}>
            {t('create')}
          </Button>
        }
      />
      <AnnouncementList
        scope={site}
        page={filters.page}
        onPage={turn}
        edited={edited}
        onEdit={setEdited}
      />
    </AdminPage>
  );
}
