import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/i18n/useLocale';
import { formatClock, formatLongDay } from '../../shared/lib/time';
import { useServerTime } from '../../shared/lib/useServerTime';
import styles from './home.module.css';

/** The server's clock, renewed four times a second (S1 §9). */
export function Clock() {
  const { t } = useTranslation('home');
  const locale = useLocale();
  const now = useServerTime(250);
  return (
    <div className={styles.clock}>
      <div className={styles.time}>{formatClock(now)}</div>
      <div className={styles.day}>
        {formatLongDay(now, locale)} · {t('clock.label')}
      </div>
    </div>
  );
}
