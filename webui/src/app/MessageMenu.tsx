import { useTranslation } from 'react-i18next';
import { totalOf, type UnreadCounts, useUnread } from '../entities/message/unread';
import { Badge } from '../shared/ui/Badge';
import { DisclosureMenu } from '../shared/ui/DisclosureMenu';
import { Icon } from '../shared/ui/Icon';
import { IconBell } from '../shared/ui/icons';
import styles from './MessageMenu.module.css';
import { type RouteName, to } from './routes';
import { useUnreadNews } from './useUnreadNews';

const kinds: readonly { key: keyof UnreadCounts; route: RouteName }[] = [
  { key: 'comment', route: 'MessageDiscuss' },
  { key: 'reply', route: 'MessageReply' },
  { key: 'like', route: 'MessageLike' },
  { key: 'sys', route: 'MessageSys' },
  { key: 'mine', route: 'MessageMine' },
];

/** The message centre's five lists with what is unread in each. */
export default function MessageMenu() {
  const { t } = useTranslation('shell');
  const unread = useUnread();
  useUnreadNews(unread);
  if (!unread) return null;
  return (
    <DisclosureMenu
      align="end"
      hasArrow={false}
      label={t('messages.menu', { count: totalOf(unread) })}
      face={
        <span className={styles.face}>
          <Icon icon={IconBell} size={20} />
          <span className={styles.badge}>
            <Badge count={totalOf(unread)} />
          </span>
        </span>
      }
      entries={kinds.map(({ key, route }) => ({
        key,
        label: t(`messages.${key}`),
        href: to(route as 'Home'),
        count: unread[key],
      }))}
    />
  );
}
