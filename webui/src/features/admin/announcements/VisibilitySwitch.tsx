import { useTranslation } from 'react-i18next';
import type { Announcement } from '../../../shared/api/types';
import { useAction } from '../../../shared/forms/useAction';
import { Switch } from '../../../shared/ui/Switch';
import { announcementStatus, announcementsKey, changeAnnouncement } from './announcementQueries';
import styles from './announcements.module.css';

/** Shows it on the start page or hides it. */
export function VisibilitySwitch({ row }: { row: Announcement }) {
  const { t } = useTranslation('adminAnnouncements');
  const isVisible = row.status === announcementStatus.visible;
  const change = useAction({
    run: () =>
      changeAnnouncement({
        id: row.id,
        title: row.title,
        content: row.content,
        status: isVisible ? announcementStatus.hidden : announcementStatus.visible,
        gmtModified: row.gmtModified,
      }),
    said: () => t(isVisible ? 'hiddenNow' : 'shownNow', { name: row.title }),
    keys: [announcementsKey],
  });
  return (
    <Switch
      checked={isVisible}
      label={<span className={styles.switchWord}>{t(isVisible ? 'visible' : 'hidden')}</span>}
      aria-label={t('showNamed', { name: row.title })}
      disabled={change.isBusy}
      onChange={() => void change.run()}
    />
  );
}
