import { useTranslation } from 'react-i18next';
import { bootData } from '../shared/api/boot';
import { formatDateTimeIn } from '../shared/lib/time';
import { useServerTime } from '../shared/lib/useServerTime';
import { Link } from '../shared/ui/Link';
import styles from './Footer.module.css';
import { to } from './routes';

export function Footer() {
  const { t } = useTranslation('shell');
  const { config } = bootData();
  const now = useServerTime(1000);
  return (
    <footer className={styles.footer} data-no-print>
      <span>{config.description || config.name}</span>
      <span className={styles.time}>
        {t('footer.serverTime', { time: formatDateTimeIn(config.timezone, now) })}
      </span>
      <Link href={to('Manual')}>{t('footer.manual')}</Link>
      {config.recordName && config.recordUrl && (
        <Link href={config.recordUrl}>{config.recordName}</Link>
      )}
      {config.projectName && config.projectUrl && (
        <Link href={config.projectUrl}>{config.projectName}</Link>
      )}
    </footer>
  );
}
