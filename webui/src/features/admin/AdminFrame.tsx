import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FrameProps } from '../../app/frames';
import { to } from '../../app/routes';
import { displayName } from '../../shared/session/session';
import { useUser } from '../../shared/session/useUser';
import { Avatar } from '../../shared/ui/Avatar';
import { BrandMark } from '../../shared/ui/BrandMark';
import { DisclosureMenu } from '../../shared/ui/DisclosureMenu';
import { Drawer } from '../../shared/ui/Drawer';
import { IconButton } from '../../shared/ui/IconButton';
import { IconFileText, IconLogout, IconMenu2 } from '../../shared/ui/icons';
import { LanguageMenu } from '../../shared/ui/LanguageMenu';
import { Link } from '../../shared/ui/Link';
import { ThemeButton } from '../../shared/ui/ThemeButton';
import styles from './AdminFrame.module.css';
import { AdminPlaces } from './AdminPage';
import { AdminSideNav } from './AdminSideNav';
import { sectionOf } from './adminNavigation';
import { IconHome } from './icons';

/** Side navigation, a bar with the page's place and actions, and the page. */
export default function AdminFrame({ route, children }: FrameProps) {
  const { t } = useTranslation(['admin', 'shell']);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const user = useUser();
  const [crumbs, setCrumbs] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const places = useMemo(() => ({ crumbs, actions }), [crumbs, actions]);
  const active = sectionOf(route);
  return (
    <div className={styles.frame}>
      <aside className={styles.side} data-keeps-focus>
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
          <div ref={setCrumbs} className={styles.crumbs} />
          <div className={styles.tools}>
            <div ref={setActions} />
            <div className={styles.settings}>
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
                    key: 'manual',
                    label: t('toManual'),
                    icon: IconFileText,
                    href: to('Manual'),
                  },
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
        <div className={styles.content}>
          <AdminPlaces.Provider value={places}>{children}</AdminPlaces.Provider>
        </div>
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
