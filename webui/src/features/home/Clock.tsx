import { useTranslation } from 'react-i18next';
import { bootData } from '../../shared/api/boot';
import { useLocale } from '../../shared/i18n/useLocale';
import { errorOfComputer } from '../../shared/lib/serverClock';
import { formatClockIn, formatDuration, formatLongDay } from '../../shared/lib/time';
import { useServerTime } from '../../shared/lib/useServerTime';
import styles from './home.module.css';

/** The server's clock in the site's time zone, whatever this computer's is; renewed four times a second (S1 §9). */
export function Clock() {
  const { t } = useTranslation('home');
  const locale = useLocale();
  const { timezone } = bootData().config;
  const now = useServerTime(250);
  const error = errorOfComputer();
  const amount = formatDuration(Math.abs(error), locale);
  return (
    <div className={styles.clock}>
      <div className={styles.time}>{formatClockIn(timezone, now)}</div>
      <div className={styles.day}>
        {formatLongDay(now, locale, timezone)} · {t('clock.label')}
      </div>
      {error !== 0 && (
        <div className={styles.clockError}>
          {error > 0 ? t('clock.ahead', { amount }) : t('clock.behind', { amount })}
        </div>
      )}
    </div>
  );
}
