import { useTranslation } from 'react-i18next';
import { useContest } from '../../../entities/contest/ContestContext';
import { Badge } from '../../../shared/ui/Badge';
import layout from '../../../shared/ui/layout.module.css';
import styles from './announcements.module.css';
import { useUnreadAnnouncements } from './useUnreadAnnouncements';

/** Behind the word of the tab: how many announcements have not been opened. */
export function AnnouncementMark() {
  const { t } = useTranslation('contestAnnouncements');
  const { cid, isMenuDisabled } = useContest();
  const count = useUnreadAnnouncements(isMenuDisabled ? null : cid).length;
  if (count === 0) return null;
  return (
    <span className={styles.mark}>
      <Badge count={count} />
      <span className={layout.hiddenText}>{t('unreadCount', { count })}</span>
    </span>
  );
}
