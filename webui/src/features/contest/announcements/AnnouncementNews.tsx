import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useContest } from '../../../entities/contest/ContestContext';
import { useUser } from '../../../shared/session/useUser';
import { classNames } from '../../../shared/ui/classNames';
import { Icon } from '../../../shared/ui/Icon';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconBell, IconX } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import styles from './announcements.module.css';
import { markRead } from './readAnnouncements';
import { useUnreadAnnouncements } from './useUnreadAnnouncements';

/** So many stand in the way of a contest; the others are counted. */
const mostShown = 2;

/** What has been announced in the contest and not been opened yet: on each of its pages. The panes of a
 * problem, which have no head, make room for it: nothing that is worked with is covered. */
export function AnnouncementNews({ isAboveAll = false }: { isAboveAll?: boolean }) {
  const { t } = useTranslation('contestAnnouncements');
  const { cid, isMenuDisabled } = useContest();
  const uid = useUser()?.uid;
  const unread = useUnreadAnnouncements(isMenuDisabled ? null : cid);
  const more = unread.length - mostShown;
  if (!uid) return null;
  return (
    <section
      aria-label={t('news.label')}
      aria-live="polite"
      className={classNames(styles.news, isAboveAll && styles.aboveAll)}
      data-no-print
    >
      {unread.slice(0, mostShown).map(({ id, title }) => (
        <p key={id} className={styles.item}>
          <Icon icon={IconBell} size={18} />
          <span className={styles.words}>
            {t('news.new')}{' '}
            <Link href={to('ContestAnnouncementList', { contestID: cid }, { announcement: id })}>
              {title}
            </Link>
          </span>
          <IconButton
            icon={IconX}
            label={t('news.close', { title })}
            onClick={() => markRead(uid, cid, id)}
          />
        </p>
      ))}
      {more > 0 && (
        <p className={styles.item}>
          <Link href={to('ContestAnnouncementList', { contestID: cid })}>
            {t('news.more', { count: more })}
          </Link>
        </p>
      )}
    </section>
  );
}
