import { useTranslation } from 'react-i18next';
import { bootData } from '../../shared/api/boot';
import { serverNow } from '../../shared/lib/serverClock';
import { hourOf } from '../../shared/lib/time';
import { displayName } from '../../shared/session/session';
import { useUser } from '../../shared/session/useUser';
import styles from './home.module.css';

export function Greeting() {
  const { t } = useTranslation('home');
  const user = useUser();
  const { config } = bootData();
  const text = user
    ? t(`greeting.${partOfDay(hourOf(serverNow()))}`, { name: displayName(user) })
    : t('greeting.guest', { name: config.shortName });
  return (
    <div className={styles.greeting}>
      <h1 tabIndex={-1} className={styles.title}>
        {text}
      </h1>
      <p className={styles.subtitle}>
        {user ? t('greeting.site', { name: config.shortName }) : config.description || config.name}
      </p>
    </div>
  );
}

function partOfDay(hour: number): 'night' | 'morning' | 'afternoon' | 'evening' {
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
