import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type RouteName, to } from '../../app/routes';
import { useOnChange } from '../../shared/lib/useOnChange';
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
  const id = useId();
  const box = useRef<HTMLElement>(null);
  // The list may be longer than the window: the page's own entry stays in sight.
  useOnChange(() => {
    box.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, active);
  return (
    <nav aria-label={t('title')} ref={box} className={styles.groups}>
      {adminNavigation(user).map((group) => (
        <div key={group.key}>
          {group.key !== 'start' && (
            <p className={styles.group} id={`${id}-${group.key}`}>
              {t(`group.${group.key}`)}
            </p>
          )}
          <ul
            className={styles.list}
            aria-labelledby={group.key === 'start' ? undefined : `${id}-${group.key}`}
          >
            {group.entries.map((entry) => (
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
        </div>
      ))}
    </nav>
  );
}
