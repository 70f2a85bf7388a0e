import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { useLocale } from '../../../shared/i18n/useLocale';
import { formatDateTime } from '../../../shared/lib/time';
import { useTitle } from '../../../shared/lib/useTitle';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconRefresh } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { PageHead } from '../../../shared/ui/PageHead';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { AdminPage } from '../AdminPage';
import { MachineChecks } from '../MachineChecks';
import styles from './doctor.module.css';
import { byUrgency, type DoctorCheck, doctorQuery, measureAgain } from './doctorCalls';
import { SlowQueriesCard } from './SlowQueriesCard';

/** /admin/doctor */
export default function DoctorPage() {
  const { t } = useTranslation('adminDoctor');
  const locale = useLocale();
  const queries = useQueryClient();
  const findings = useQuery(doctorQuery(locale));
  useTitle(t('title'));
  const measure = useAction({
    run: measureAgain,
    onDone: (found) => queries.setQueryData(doctorQuery(locale).queryKey, found),
  });

  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
      <PageHead
        title={t('title')}
        remark={findings.data && t('measured', { time: formatDateTime(findings.data.now) })}
        actions={
          <Button icon={IconRefresh} isBusy={measure.isBusy} onClick={() => void measure.run()}>
            {t('again')}
          </Button>
        }
      />
      <div className={layout.stack}>
        {findings.data && <Summary checks={findings.data.checks} />}
        <Card>
          {findings.isPending && <Skeleton className={styles.skeleton} lines={10} height={24} />}
          {findings.isError && (
            <ErrorState error={findings.error} onRetry={() => void findings.refetch()} />
          )}
          {findings.data && <MachineChecks checks={byUrgency(findings.data.checks)} />}
        </Card>
        <SlowQueriesCard />
      </div>
    </AdminPage>
  );
}

function Summary({ checks }: { checks: readonly DoctorCheck[] }) {
  const { t } = useTranslation('adminDoctor');
  const count = (level: DoctorCheck['level']) =>
    checks.filter((each) => each.level === level).length;
  const red = count('red');
  const amber = count('amber');
  if (red > 0) return <Notice tone="bad">{t('summary.red', { count: red })}</Notice>;
  if (amber > 0) return <Notice tone="warn">{t('summary.amber', { count: amber })}</Notice>;
  return <Notice tone="good">{t('summary.green')}</Notice>;
}
