import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '../shared/api/connection';
import { siteClock } from '../shared/lib/siteTime';
import { toast } from '../shared/ui/toast';
import styles from './ConnectionBar.module.css';

/** Says that the server cannot be reached, and that it can again. */
export function ConnectionBar() {
  const { t } = useTranslation('shell');
  const connection = useConnection();
  const isLost = connection.state === 'lost';
  const wasLost = useRef(false);
  useEffect(() => {
    if (wasLost.current && !isLost) toast.success(t('connection.back'));
    wasLost.current = isLost;
  }, [isLost, t]);

  return (
    <div role="status" className={styles.place} data-no-print>
      {connection.state === 'lost' && (
        <p className={styles.bar}>{t('connection.lost', { time: siteClock(connection.since) })}</p>
      )}
    </div>
  );
}
