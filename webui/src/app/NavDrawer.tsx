import { useTranslation } from 'react-i18next';
import { Drawer } from '../shared/ui/Drawer';
import { LanguageMenu } from '../shared/ui/LanguageMenu';
import { Link } from '../shared/ui/Link';
import { ThemeButton } from '../shared/ui/ThemeButton';
import styles from './NavDrawer.module.css';
import type { NavigationGroup, NavigationLink } from './navigation';
import { type RouteName, to } from './routes';

interface NavDrawerProps {
  entries: readonly (NavigationLink | NavigationGroup)[];
  active: RouteName | null;
  onClose: () => void;
}

/** The main navigation below 992 px. */
export function NavDrawer({ entries, active, onClose }: NavDrawerProps) {
  const { t } = useTranslation('shell');
  const item = (link: NavigationLink) => (
    <li key={link.key}>
      <Link
        href={to(link.route as 'Home')}
        className={styles.link}
        aria-current={link.route === active ? 'page' : undefined}
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
              item(entry)
            ) : (
              <li key={entry.key}>
                <span className={styles.group}>{t(`nav.${entry.key}`)}</span>
                <ul className={styles.list}>{entry.links.map(item)}</ul>
              </li>
            ),
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
