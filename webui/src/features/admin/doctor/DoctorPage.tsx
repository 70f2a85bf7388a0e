import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bootData } from '../../../shared/api/boot';
import { useLocale } from '../../../shared/i18n/useLocale';
import { siteDateTime } from '../../../shared/lib/siteTime';
import { useTitle } from '../../../shared/lib/useTitle';
import { useUser } from '../../../shared/session/useUser';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconPlayerPlay, IconRefresh } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { PageHead } from '../../../shared/ui/PageHead';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { AdminPage } from '../AdminPage';
import { MachineChecks } from '../MachineChecks';
import { mayWatchFigures } from '../rights';
import styles from './doctor.module.css';
import { detailsQuery, type HealthCheck, healthQuery } from './doctorCalls';
import { MendButton } from './MendButton';
import { MonitoringCard } from './MonitoringCard';
import { SlowQueriesCard } from './SlowQueriesCard';
import { SlowRequestsCard } from './SlowRequestsCard';
import { useMends } from './useMends';

/** /admin/doctor: is all well, and what mends what is not. */
export default function DoctorPage() {
  const { t } = useTranslation('adminDoctor');
  const locale = useLocale();
  const user = useUser();
  const health = useQuery(healthQuery(locale));
  const details = useQuery(detailsQuery);
  const setAside = details.data?.setAside ?? 0;
  const mends = useMends(setAside);
  useTitle(t('title'));
  const checks = health.data?.checks;
  const tested = details.data?.selfTestAt;

  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
      <PageHead
        title={t('title')}
        remark={
          health.data &&
          t('measured', {
            time: siteDateTime(health.data.now),
            zone: bootData().config.timezone,
          })
        }
        actions={
          <>
            <Button
              icon={IconPlayerPlay}
              isBusy={mends.selfTest.isBusy || details.data?.selfTestRunning === true}
              onClick={() => void mends.selfTest.run()}
            >
              {t('mend.selfTest')}
            </Button>
            <Button
              icon={IconRefresh}
              isBusy={mends.measure.isBusy}
              onClick={() => void mends.measure.run()}
            >
              {t('again')}
            </Button>
          </>
        }
      />
      <div className={layout.stack}>
        {checks && <Summary checks={checks} />}
        <Card>
          {health.isPending && <Skeleton className={styles.skeleton} lines={10} height={24} />}
          {health.isError && (
            <ErrorState error={health.error} onRetry={() => void health.refetch()} />
          )}
          {checks && (
            <MachineChecks
              checks={checks}
              mend={(check) => <MendButton check={check} mends={mends} setAside={setAside} />}
            />
          )}
        </Card>
        <p className={styles.aside}>
          {tested ? t('tested', { time: siteDateTime(tested) }) : t('neverTested')}
        </p>
        {details.data && <SlowRequestsCard requests={details.data.slowRequests} />}
        <SlowQueriesCard />
        {mayWatchFigures(user) && <MonitoringCard />}
      </div>
    </AdminPage>
  );
}

function Summary({ checks }: { checks: readonly HealthCheck[] }) {
  const { t } = useTranslation('adminDoctor');
  const count = (level: HealthCheck['level']) =>
    checks.filter((each) => each.level === level).length;
  const red = count('red');
  const amber = count('amber');
  if (red > 0) return <Notice tone="bad">{t('summary.red', { count: red })}</Notice>;
  if (amber > 0) return <Notice tone="warn">{t('summary.amber', { count: amber })}</Notice>;
  return <Notice tone="good">{t('summary.green')}</Notice>;
}
