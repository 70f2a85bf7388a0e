import { useTranslation } from 'react-i18next';
import type { Announcement } from '../../shared/api/types';
import { StoredSwitch } from '../../shared/forms/StoredSwitch';
import { useAction } from '../../shared/forms/useAction';
import styles from './AnnouncementDesk.module.css';
import {
  announcementStatus,
  announcementsKey,
  changeAnnouncement,
  type Scope,
} from './announcementQueries';

interface VisibilitySwitchProps {
  row: Announcement;
  scope: Scope;
  isDisabled?: boolean;
}

/** Shows it to its readers or hides it. */
export function VisibilitySwitch({ row, scope, isDisabled = false }: VisibilitySwitchProps) {
  const { t } = useTranslation('announcements');
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
    said: () => t(isVisible ? 'hiddenNow' : `of.${scope.of}.shownNow`, { name: row.title }),
    keys: [announcementsKey(scope)],
  });
  return (
    <StoredSwitch
      checked={isVisible}
      label={<span className={styles.switchWord}>{t(isVisible ? 'visible' : 'hidden')}</span>}
      aria-label={t(`of.${scope.of}.showNamed`, { name: row.title })}
      disabled={isDisabled || change.isBusy}
      onPress={() => void change.run()}
    />
  );
}
