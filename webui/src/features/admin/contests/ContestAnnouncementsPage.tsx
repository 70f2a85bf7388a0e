import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnnouncementList } from '../../../entities/announcement/AnnouncementList';
import type { Scope } from '../../../entities/announcement/announcementQueries';
import type { Announcement } from '../../../shared/api/types';
import { useAddress } from '../../../shared/lists/useAddress';
import { Button } from '../../../shared/ui/Button';
import styles from '../desk.module.css';
import { IconPlus } from '../icons';
import { ContestPage } from './ContestPage';
import { groupOfOffice } from './office';

/** /admin/contest/:contestId/announcement (S3 §2.3) */
export default function ContestAnnouncementsPage() {
  return (
    <ContestPage current="announcements">{({ id }) => <Announcements cid={id} />}</ContestPage>
  );
}

function Announcements({ cid }: { cid: number }) {
  const { t } = useTranslation('announcements');
  const { filters, turn } = useAddress({ page: 1 });
  const scope = useMemo(
    (): Scope => ({ of: 'contest', cid, isOfGroup: groupOfOffice() !== null }),
    [cid],
  );
  const [edited, setEdited] = useState<Announcement | 'new' | null>(null);
  return (
    <>
      <div className={styles.above}>
        <Button kind="primary" icon={IconPlus} onClick={() => setEdited('new')}>
          {t('create')}
        </Button>
      </div>
      <AnnouncementList
        scope={scope}
        page={filters.page}
        onPage={turn}
        edited={edited}
        onEdit={setEdited}
      />
    </>
  );
}
