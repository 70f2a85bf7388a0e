import { useTranslation } from 'react-i18next';
import { type RouteName, to } from '../../app/routes';
import { useUser } from '../../shared/session/useUser';
import { Icon } from '../../shared/ui/Icon';
import { Link } from '../../shared/ui/Link';
import styles from './AdminFrame.module.css';
import { adminNavigation } from './adminNavigation';

interface AdminSideNavProps {
  active: RouteName;
  onDone?: () => void;
}

export function AdminSideNav({ active, onDone }: AdminSideNavProps) {
  const { t } = useTranslation('admin');
  const user = useUser();
  return (
    <nav aria-label={t('title')}>
      <ul className={styles.list}>
        {adminNavigation(user).map((entry) => (
          <li key={entry.key}>
            <Link
              href={to(entry.route as 'Home')}
              className={styles.entry}
              aria-current={entry.route === active ? 'page' : undefined}
              onClick={onDone}
            >
              <Icon icon={entry.icon} size={18} />
              {t(`nav.${entry.key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
