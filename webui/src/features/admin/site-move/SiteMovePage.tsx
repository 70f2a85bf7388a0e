import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../../../shared/forms/useLeaveGuard';
import { useTitle } from '../../../shared/lib/useTitle';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconRefresh } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { PageHead } from '../../../shared/ui/PageHead';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { PrintButton } from '../../../shared/ui/sheet/Sheet';
import { AdminPage } from '../AdminPage';
import { MoveForm } from './MoveForm';
import { MoveProgress } from './MoveProgress';
import { MoveReport } from './MoveReport';
import { MoveStart } from './MoveStart';
import { MoveTable } from './MoveTable';
import styles from './siteMove.module.css';
import { useSiteMove } from './useSiteMove';

/** /admin/site-move: a whole site of another judge moves in. */
export default function SiteMovePage() {
  const { t } = useTranslation('adminSiteMove');
  const run = useSiteMove();
  const { move } = run;
  useTitle(t('title'));
  useLeaveGuard(run.sending !== null, {
    title: t('leaveTitle'),
    body: t('leaveBody', { name: run.sending?.name ?? '' }),
    confirmLabel: t('leave'),
    isDestructive: true,
  });
  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
      <PageHead
        title={t('title')}
        actions={
          run.key !== null && (
            <span className={styles.buttons} data-no-print>
              <Button icon={IconRefresh} onClick={() => run.open()}>
                {t('another')}
              </Button>
              <PrintButton isReady={Boolean(move?.report)}>{t('print')}</PrintButton>
            </span>
          )
        }
      />
      <div className={layout.stack}>
        {run.failure !== null && (
          <Card>
            <ErrorState error={run.failure} />
          </Card>
        )}
        {run.key === null && (
          <>
            <MoveForm run={run} />
            <MoveTable />
          </>
        )}
        {run.key !== null && !move && !run.failure && (
          <Card>
            <Skeleton className={styles.skeleton} lines={4} height={28} />
          </Card>
        )}
        {move && (
          <>
            <MoveProgress move={move} />
            {move.report && <MoveReport move={move} report={move.report} />}
            <MoveStart key={move.key} move={move} run={run} />
          </>
        )}
      </div>
    </AdminPage>
  );
}
