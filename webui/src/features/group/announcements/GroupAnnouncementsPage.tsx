import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnnouncementList } from '../../../entities/announcement/AnnouncementList';
import type { Scope } from '../../../entities/announcement/announcementQueries';
import { useGroup } from '../../../entities/group/GroupContext';
import type { Announcement } from '../../../shared/api/types';
import { useTitle } from '../../../shared/lib/useTitle';
import { useAddress } from '../../../shared/lists/useAddress';
import { useUser } from '../../../shared/session/useUser';
import { Button } from '../../../shared/ui/Button';
import { IconPlus } from '../../../shared/ui/icons';
import { PageHead } from '../../../shared/ui/PageHead';

/** /group/{gid}/announcement */
export default function GroupAnnouncementsPage() {
  const { t } = useTranslation('announcements');
  const { gid, group, isRoot } = useGroup();
  const user = useUser();
  const { filters, turn } = useAddress({ page: 1 });
  const [edited, setEdited] = useState<Announcement | 'new' | null>(null);
  const scope: Scope = { of: 'group', gid };
  useTitle(`${t('title')} - ${group.name}`);
  return (
    <>
      <PageHead
        title={t('title')}
        actions={
          <Button kind="primary" icon={IconPlus} onClick={() => setEdited('new')}>
            {t('create')}
          </Button>
        }
      />
      <AnnouncementList
        scope={scope}
        mayChange={({ uid }) => isRoot || uid === user?.uid}
        page={filters.page}
        onPage={turn}
        edited={edited}
        onEdit={setEdited}
      />
    </>
  );
}
