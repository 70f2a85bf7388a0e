import { useTranslation } from 'react-i18next';
import type { Announcement } from '../../../shared/api/types';
import { useAction } from '../../../shared/forms/useAction';
import { StoredSwitch } from '../StoredSwitch';
import {
  announcementStatus,
  announcementsKey,
  changeAnnouncement,
  type Scope,
} from './announcementQueries';
import styles from './announcements.module.css';

/** Shows it to its readers or hides it. */
export function VisibilitySwitch({ row, scope }: { row: Announcement; scope: Scope }) {
  const { t } = useTranslation('adminAnnouncements');
  const isOfSite = scope === 'site';
  const shownNow = isOfSite ? 'shownNow' : 'ofContest.shownNow';
  const isVisible = row.status === announcementStatus.visible;
  const change = useAction({
    run: () =>
      changeAnnouncement(scope, {
        id: row.id,
        title: row.title,
        content: row.content,
        status: isVisible ? announcementStatus.hidden : announcementStatus.visible,
        gmtModified: row.gmtModified,
      }),
    said: () => t(isVisible ? 'hiddenNow' : shownNow, { name: row.title }),
    keys: [announcementsKey(scope)],
  });
  return (
    <StoredSwitch
      checked={isVisible}
      label={<span className={styles.switchWord}>{t(isVisible ? 'visible' : 'hidden')}</span>}
      aria-label={t(isOfSite ? 'showNamed' : 'ofContest.showNamed', { name: row.title })}
      disabled={change.isBusy}
      onPress={() => void change.run()}
    />
  );
}
