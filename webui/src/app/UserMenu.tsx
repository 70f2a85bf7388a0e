import { useTranslation } from 'react-i18next';
import { openLogin } from '../shared/session/loginRequest';
import { displayName, isAdmin } from '../shared/session/session';
import { useUser } from '../shared/session/useUser';
import { Avatar } from '../shared/ui/Avatar';
import { Button } from '../shared/ui/Button';
import { DisclosureMenu, type MenuEntry } from '../shared/ui/DisclosureMenu';
import type { IconType } from '../shared/ui/Icon';
import {
  IconFileText,
  IconLogout,
  IconSchool,
  IconServer,
  IconSettings,
  IconUser,
} from '../shared/ui/icons';
import { isReady, type RouteName, to } from './routes';
import styles from './UserMenu.module.css';

export function UserMenu() {
  const { t } = useTranslation('shell');
  const user = useUser();
  if (!user) {
    return (
      <Button kind="primary" onClick={openLogin}>
        {t('user.login')}
      </Button>
    );
  }

  const entry = (
    route: RouteName,
    label: string,
    icon: IconType,
    query: Record<string, string | boolean> = {},
  ): MenuEntry[] =>
    isReady(route) ? [{ key: route, label, icon, href: to(route as 'Home', {}, query) }] : [];

  const entries: MenuEntry[] = [
    ...entry('UserHome', t('user.home'), IconUser),
    ...entry('Learning', t('user.learning'), IconSchool),
    ...entry('SubmissionList', t('user.submissions'), IconFileText, { onlyMine: true }),
    ...entry('Setting', t('user.settings'), IconSettings),
    ...(isAdmin(user)
      ? entry('AdminHome', t('user.admin'), IconServer).map((admin) => ({
          ...admin,
          target: '_blank' as const,
        }))
      : []),
  ];
  return (
    <DisclosureMenu
      align="end"
      label={t('user.menu', { name: displayName(user) })}
      face={
        <>
          <Avatar name={displayName(user)} image={user.avatar} />
          <span className={styles.name}>{displayName(user)}</span>
        </>
      }
      entries={[
        ...entries,
        {
          key: 'logout',
          label: t('user.logout'),
          icon: IconLogout,
          href: to('Logout'),
          startsGroup: entries.length > 0,
        },
      ]}
    />
  );
}
