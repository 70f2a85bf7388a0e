import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RouteName, to } from '../../app/routes';
import { displayName } from '../../shared/session/session';
import { useUser } from '../../shared/session/useUser';
import { Avatar } from '../../shared/ui/Avatar';
import { BrandMark } from '../../shared/ui/BrandMark';
import { Breadcrumb, type Crumb } from '../../shared/ui/Breadcrumb';
import { classNames } from '../../shared/ui/classNames';
import { DisclosureMenu } from '../../shared/ui/DisclosureMenu';
import { Drawer } from '../../shared/ui/Drawer';
import { IconButton } from '../../shared/ui/IconButton';
import { IconHome, IconLogout, IconMenu2 } from '../../shared/ui/icons';
import { LanguageMenu } from '../../shared/ui/LanguageMenu';
import { Link } from '../../shared/ui/Link';
import { ThemeButton } from '../../shared/ui/ThemeButton';
import styles from './AdminFrame.module.css';
import { AdminSideNav } from './AdminSideNav';

interface AdminFrameProps {
  /** The entry of the side navigation that this page belongs to. */
  active: RouteName;
  /** Where one is; the last crumb names the page. */
  crumbs: readonly Crumb[];
  /** Stay in sight while the page scrolls. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Side navigation, a bar with the page's place and actions, and the page. */
export function AdminFrame({ active, crumbs, actions, children }: AdminFrameProps) {
  const { t } = useTranslation(['admin', 'shell']);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const user = useUser();
  return (
    <div className={styles.frame}>
      <aside className={styles.side}>
        <Link href={to('AdminHome')} className={styles.brand}>
          <BrandMark />
          {t('title')}
        </Link>
        <AdminSideNav active={active} />
      </aside>
      <div className={styles.page}>
        <header className={styles.bar}>
          <IconButton
            className={styles.burger ?? ''}
            icon={IconMenu2}
            iconSize={20}
            label={t('shell:nav.open')}
            onClick={() => setDrawerOpen(true)}
          />
          <Breadcrumb crumbs={crumbs} />
          <div className={styles.tools}>
            {actions}
            <div className={classNames(actions !== undefined && styles.settings)}>
              <LanguageMenu />
              <ThemeButton />
            </div>
            {user && (
              <DisclosureMenu
                align="end"
                hasArrow={false}
                label={t('shell:user.menu', { name: displayName(user) })}
                face={<Avatar name={displayName(user)} image={user.avatar} />}
                entries={[
                  { key: 'site', label: t('toSite'), icon: IconHome, href: to('Home') },
                  {
                    key: 'logout',
                    label: t('shell:user.logout'),
                    icon: IconLogout,
                    href: to('Logout'),
                  },
                ]}
              />
            )}
          </div>
        </header>
        <div className={styles.content}>{children}</div>
      </div>
      {isDrawerOpen && (
        <Drawer title={t('title')} onClose={() => setDrawerOpen(false)}>
          <AdminSideNav active={active} onDone={() => setDrawerOpen(false)} />
          <div className={styles.drawerTools}>
            <LanguageMenu align="start" />
            <ThemeButton />
          </div>
        </Drawer>
      )}
    </div>
  );
}
