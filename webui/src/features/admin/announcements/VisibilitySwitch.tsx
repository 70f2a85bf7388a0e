import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Announcement } from '../../../shared/api/types';
import { Switch } from '../../../shared/ui/Switch';
import { toast } from '../../../shared/ui/toast';
import { announcementStatus, announcementsKey, changeAnnouncement } from './announcementQueries';
import styles from './announcements.module.css';

/** Shows it on the start page or hides it. */
export function VisibilitySwitch({ row }: { row: Announcement }) {
  const { t } = useTranslation('adminAnnouncements');
  const queries = useQueryClient();
  const isVisible = row.status === announcementStatus.visible;
  const change = useMutation({
    mutationFn: () =>
      changeAnnouncement({
        id: row.id,
        title: row.title,
        content: row.content,
        status: isVisible ? announcementStatus.hidden : announcementStatus.visible,
        gmtModified: row.gmtModified,
      }),
    onSuccess: () => toast.success(t(isVisible ? 'hiddenNow' : 'shownNow', { name: row.title })),
    onSettled: () => queries.invalidateQueries({ queryKey: announcementsKey }),
  });
  return (
    <Switch
      checked={isVisible}
      label={<span className={styles.switchWord}>{t(isVisible ? 'visible' : 'hidden')}</span>}
      aria-label={t('showNamed', { name: row.title })}
      disabled={change.isPending}
      onChange={() => change.mutate()}
    />
  );
}
