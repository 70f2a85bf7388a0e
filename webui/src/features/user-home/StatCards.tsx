import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/i18n/useLocale';
import styles from './userHome.module.css';
import type { UserHome } from './userHomeQueries';

export function StatCards({ home }: { home: UserHome }) {
  const { t } = useTranslation('userHome');
  const number = new Intl.NumberFormat(useLocale());
  const cards = [
    { key: 'total', value: home.total },
    { key: 'solved', value: home.solvedList.length },
    { key: 'score', value: home.score },
    { key: 'rating', value: home.rating },
  ] as const;
  return (
    <dl className={styles.stats} aria-label={t('stats.label')}>
      {cards.map(({ key, value }) => (
        <div key={key} className={styles.stat}>
          <dt>{t(`stats.${key}`)}</dt>
          <dd>{value === null ? '--' : number.format(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
