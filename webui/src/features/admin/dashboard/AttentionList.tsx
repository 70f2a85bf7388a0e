import { useTranslation } from 'react-i18next';
import { mayOpen } from '../../../app/access';
import { isReady, to } from '../../../app/routes';
import { useUser } from '../../../shared/session/useUser';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import type { Attention } from './attention';
import styles from './dashboard.module.css';

/** What somebody should look at, each with the way there. */
export function AttentionList({ entries }: { entries: readonly Attention[] }) {
  const { t } = useTranslation('adminDashboard');
  const user = useUser();
  if (entries.length === 0) return <Notice tone="good">{t('attention.none')}</Notice>;
  return (
    <div className={layout.stack}>
      {entries.map((entry) => (
        <Notice key={entry.id} tone={entry.tone}>
          {t(`attention.${entry.key}`, {
            count: entry.count,
            title: entry.title,
            found: entry.found,
          })}{' '}
          {isReady(entry.route) && mayOpen(entry.route, user) && (
            <Link href={to(entry.route as 'Home', {}, entry.query)} className={styles.look}>
              {t('attention.look')}
            </Link>
          )}
        </Notice>
      ))}
    </div>
  );
}
