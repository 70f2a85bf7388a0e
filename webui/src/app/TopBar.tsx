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
import { ThemeButton } from '../shared/ui/ThemeButton';
import { Brand } from './Brand';
import { NavDrawer } from './NavDrawer';
import { highlightedRoute, navigation } from './navigation';
import { type RouteName, to } from './routes';
import styles from './TopBar.module.css';
import { UserMenu } from './UserMenu';

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
  const active = highlightedRoute(route);
  return (
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
                aria-current={active === entry.route ? 'page' : undefined}
              >
                {t(`nav.${entry.key}`)}
              </Link>
            ) : (
              <DisclosureMenu
                key={entry.key}
                className={classNames(
                  styles.link,
                  entry.links.some((link) => link.route === active) && styles.active,
                )}
                face={t(`nav.${entry.key}`)}
                entries={entry.links.map((link) => ({
                  key: link.key,
                  label: t(`nav.${link.key}`),
                  href: to(link.route as 'Home'),
                  isCurrent: link.route === active,
                }))}
              />
            ),
          )}
        </nav>
        <div className={styles.tools}>
          <div className={styles.settings}>
            <LanguageMenu />
            <ThemeButton />
          </div>
          <UserMenu />
        </div>
      </div>
      {isDrawerOpen && (
        <NavDrawer entries={entries} active={active} onClose={() => setDrawerOpen(false)} />
      )}
    </header>
  );
}
