import { useTranslation } from 'react-i18next';
import styles from './Breadcrumb.module.css';
import { Icon } from './Icon';
import { IconChevronRight } from './icons';
import { Link } from './Link';

export interface Crumb {
  label: string;
  /** The last crumb is where one is and has no address. */
  href?: string;
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('shell');
  return (
    <nav aria-label={t('kit.breadcrumb')}>
      <ol className={styles.list}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className={styles.crumb}>
            {index > 0 && <Icon icon={IconChevronRight} size={14} className={styles.arrow} />}
            {crumb.href ? (
              <Link href={crumb.href}>{crumb.label}</Link>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
