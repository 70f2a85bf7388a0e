import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bootData } from '../shared/api/boot';
import { useUser } from '../shared/session/useUser';
import { classNames } from '../shared/ui/classNames';
import { DisclosureMenu } from '../shared/ui/DisclosureMenu';
import { IconButton } from '../shared/ui/IconButton';
import { IconMenu2 } from '../shared/ui/icons';
import { LanguageMenu } from '../shared/ui/LanguageMenu';
import { Link } from '../shared/ui/Link';
import { lazyPart } from '../shared/ui/lazyPart';
import { ThemeButton } from '../shared/ui/ThemeButton';
import { Brand } from './Brand';
import { NavDrawer } from './NavDrawer';
import { isActive, navigation } from './navigation';
import { type RouteName, to } from './routes';
import styles from './TopBar.module.css';
import { UserMenu } from './UserMenu';
import { useTools } from './useTools';

const MessageMenu = lazyPart(() => import('./MessageMenu'), { missing: 'nothing' });

interface TopBarProps {
  route: RouteName | null;
  /** Reaches from edge to edge, like the panes below it. */
  isWide: boolean;
}

export function TopBar({ route, isWide }: TopBarProps) {
  const { t } = useTranslation('shell');
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const user = useUser();
  const entries = navigation(bootData().config, user);
  const tools = useTools();
  return (
    <>
      <header className={styles.bar} data-no-print>
        <div className={classNames(styles.inner, isWide && styles.wide)}>
          <IconButton
            className={styles.burger ?? ''}
            icon={IconMenu2}
            iconSize={20}
            label={t('nav.open')}
            onClick={() => setDrawerOpen(true)}
          />
          <Brand />
          <nav className={styles.nav} aria-label={t('nav.label')}>
            {entries.map((entry) =>
              'route' in entry ? (
                <Link
                  key={entry.key}
                  href={to(entry.route as 'Home')}
                  className={styles.link}
                  aria-current={isActive(entry, route) ? 'page' : undefined}
                >
                  {t(`nav.${entry.key}`)}
                </Link>
              ) : (
                <DisclosureMenu
                  key={entry.key}
                  className={classNames(styles.link, isActive(entry, route) && styles.active)}
                  face={t(`nav.${entry.key}`)}
                  entries={entry.links.map((link) => ({
                    key: link.key,
                    label: t(`nav.${link.key}`),
                    href: to(link.route as 'Home'),
                    isCurrent: isActive(link, route),
                  }))}
                />
              ),
            )}
            {tools.length > 0 && (
              <DisclosureMenu
                className={styles.link}
                face={t('nav.tools')}
                entries={tools.map(({ id, name, url }) => ({
                  key: String(id),
                  label: name,
                  href: url,
                }))}
              />
            )}
          </nav>
          <div className={styles.tools}>
            <div className={styles.settings}>
              <LanguageMenu />
              <ThemeButton />
            </div>
            {user && <MessageMenu />}
            <UserMenu />
          </div>
        </div>
      </header>
      {isDrawerOpen && (
        <NavDrawer
          entries={entries}
          tools={tools}
          route={route}
          onClose={() => setDrawerOpen(false)}
        />
      )}
    </>
  );
}
