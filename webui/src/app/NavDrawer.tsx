import { useTranslation } from 'react-i18next';
import type { Tool } from '../shared/api/types';
import { Drawer } from '../shared/ui/Drawer';
import { LanguageMenu } from '../shared/ui/LanguageMenu';
import { Link } from '../shared/ui/Link';
import { ThemeButton } from '../shared/ui/ThemeButton';
import styles from './NavDrawer.module.css';
import { isActive, type NavigationGroup, type NavigationLink } from './navigation';
import { type RouteName, to } from './routes';

interface NavDrawerProps {
  entries: readonly (NavigationLink | NavigationGroup)[];
  tools: readonly Tool[];
  route: RouteName | null;
  onClose: () => void;
}

/** The main navigation below 992 px, one entry below the other. */
export function NavDrawer({ entries, tools, route, onClose }: NavDrawerProps) {
  const { t } = useTranslation('shell');
  const item = (link: NavigationLink, isCurrent: boolean) => (
    <li key={link.key}>
      <Link
        href={to(link.route as 'Home')}
        className={styles.link}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onClose}
      >
        {t(`nav.${link.key}`)}
      </Link>
    </li>
  );
  return (
    <Drawer title={t('nav.title')} onClose={onClose}>
      <nav aria-label={t('nav.label')}>
        <ul className={styles.list}>
          {entries.map((entry) =>
            'route' in entry ? (
              item(entry, isActive(entry, route))
            ) : (
              <li key={entry.key}>
                <span className={styles.group}>{t(`nav.${entry.key}`)}</span>
                <ul className={styles.list}>
                  {entry.links.map((link) => item(link, isActive(link, route)))}
                </ul>
              </li>
            ),
          )}
          {tools.length > 0 && (
            <li>
              <span className={styles.group}>{t('nav.tools')}</span>
              <ul className={styles.list}>
                {tools.map((tool) => (
                  <li key={tool.id}>
                    <Link href={tool.url} className={styles.link} onClick={onClose}>
                      {tool.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          )}
        </ul>
      </nav>
      <div className={styles.settings}>
        <LanguageMenu align="start" />
        <ThemeButton />
      </div>
    </Drawer>
  );
}
