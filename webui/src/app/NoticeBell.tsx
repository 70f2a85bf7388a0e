import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../shared/ui/Badge';
import { IconButton } from '../shared/ui/IconButton';
import { IconBell } from '../shared/ui/icons';
import { lazyPart } from '../shared/ui/lazyPart';
import styles from './NoticeBell.module.css';
import { totalOf, useUnread } from './useUnread';

const NoticeDialog = lazyPart(() => import('./NoticeDialog'), { missing: 'nothing' });

/** Notices of the site with the number of unread ones, until the message centre has its pages. */
export function NoticeBell() {
  const { t } = useTranslation('shell');
  const unread = useUnread();
  const [isOpen, setOpen] = useState(false);
  if (!unread) return null;
  return (
    <>
      <span className={styles.bell}>
        <IconButton
          icon={IconBell}
          label={t('messages.bell', { count: totalOf(unread) })}
          onClick={() => setOpen(true)}
        />
        <span className={styles.count}>
          <Badge count={totalOf(unread)} />
        </span>
      </span>
      {isOpen && <NoticeDialog onClose={() => setOpen(false)} />}
    </>
  );
}
