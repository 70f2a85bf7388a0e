import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatSize } from '../../../shared/lib/time';
import { Card } from '../../../shared/ui/Card';
import { RelativeTime } from '../../../shared/ui/RelativeTime';
import styles from './dashboard.module.css';
import { lastSessionQuery, type ServiceInfo } from './dashboardQueries';

/** What runs here, and how full it is. */
export function ServerCard({ service }: { service: ServiceInfo }) {
  const { t } = useTranslation('adminDashboard');
  const days = Math.floor(service.uptimeSeconds / 86_400);
  const hours = Math.floor((service.uptimeSeconds % 86_400) / 3600);
  const minutes = Math.floor((service.uptimeSeconds % 3600) / 60);
  return (
    <Card title={t('server.title')} isPadded>
      <dl className={styles.facts}>
        <dt>{t('server.version')}</dt>
        <dd>
          {service.version} · Python {service.pythonVersion} · SQLite {service.sqliteVersion}
        </dd>
        <dt>{t('server.uptime')}</dt>
        <dd>
          {days > 0
            ? t('server.daysAndHours', { days, hours })
            : t('server.hoursAndMinutes', { hours, minutes })}
        </dd>
        <dt>{t('server.load')}</dt>
        <dd>
          {t('server.cores', { count: service.backupCores })} · {service.backupPercentCpuLoad}
        </dd>
        <dt>{t('server.memory')}</dt>
        <dd>{service.backupPercentMemoryLoad}</dd>
        <dt>{t('server.disk')}</dt>
        <dd>
          {t('server.freeOf', {
            free: formatSize(service.diskFree),
            total: formatSize(service.diskTotal),
          })}
        </dd>
        <dt>{t('server.database')}</dt>
        <dd>{formatSize(service.databaseSize)}</dd>
        <dt>{t('server.backup')}</dt>
        <dd>
          {service.lastBackup ? <RelativeTime time={service.lastBackup} /> : t('server.noBackup')}
        </dd>
      </dl>
    </Card>
  );
}

/** One's own session before this one: whoever reads of a place he does not know should act. */
export function SessionCard() {
  const { t } = useTranslation('adminDashboard');
  const session = useQuery(lastSessionQuery);
  if (!session.data) return null;
  return (
    <Card title={t('session.title')} isPadded>
      <dl className={styles.facts}>
        <dt>{t('session.time')}</dt>
        <dd>{formatDateTime(session.data.gmtCreate)}</dd>
        <dt>{t('session.ip')}</dt>
        <dd>{session.data.ip}</dd>
        <dt>{t('session.browser')}</dt>
        <dd>{session.data.userAgent || '—'}</dd>
      </dl>
      <p className={styles.quiet}>{t('session.hint')}</p>
    </Card>
  );
}
