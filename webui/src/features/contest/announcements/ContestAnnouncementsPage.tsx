import { useTranslation } from 'react-i18next';
import { useContest } from '../../../entities/contest/ContestContext';
import { ContestPageHead } from '../ContestPageHead';
import { Announcements } from './Announcements';

/** /contest/:contestID/announcements */
export default function ContestAnnouncementsPage() {
  const { t } = useTranslation(['contestAnnouncements', 'contest']);
  const { cid } = useContest();
  return (
    <>
      <ContestPageHead title={t('contest:tabs.announcements')} />
      <Announcements cid={cid} />
    </>
  );
}
