import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n/useLocale';
import { useTitle } from '../../../shared/lib/useTitle';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import layout from '../../../shared/ui/layout.module.css';
import { PageHead } from '../../../shared/ui/PageHead';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { AdminPage } from '../AdminPage';
import { AttentionList } from './AttentionList';
import { attentionFor } from './attention';
import { DayCharts } from './DayCharts';
import styles from './dashboard.module.css';
import {
  healthQuery,
  infoQuery,
  judgeInfoQuery,
  serviceInfoQuery,
  statisticsQuery,
} from './dashboardQueries';
import { ExamFreezeNotice } from './ExamFreezeNotice';
import { QueueChart } from './QueueChart';
import { ServerCard, SessionCard } from './ServerCard';
import { ServerTimeNotice } from './ServerTimeNotice';
import { Tiles } from './Tiles';

/** /admin/dashboard: the first page of the back-office. */
export default function DashboardPage() {
  const { t } = useTranslation('adminDashboard');
  const info = useQuery(infoQuery);
  const statistics = useQuery(statisticsQuery);
  const service = useQuery(serviceInfoQuery);
  const judges = useQuery(judgeInfoQuery);
  // What is late or missing of it takes nothing else away.
  const health = useQuery(healthQuery(useLocale()));
  useTitle(t('title'));
  const all = [info, statistics, service, judges];
  const failed = all.find((query) => query.isError && !query.data);

  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
      <PageHead title={t('title')} />
      <div className={layout.stack}>
        {failed?.error && (
          <Card>
            <ErrorState
              error={failed.error}
              onRetry={() => {
                for (const query of all) void query.refetch();
              }}
            />
          </Card>
        )}
        {!failed && !(info.data && statistics.data && service.data && judges.data) && (
          <Skeleton lines={8} height={32} />
        )}
        {info.data && statistics.data && service.data && judges.data && (
          <>
            <ServerTimeNotice />
            <ExamFreezeNotice />
            <AttentionList
              entries={attentionFor(
                statistics.data,
                service.data,
                judges.data,
                health.data?.checks ?? [],
              )}
            />
            <Tiles info={info.data} statistics={statistics.data} judges={judges.data} />
            <div className={styles.charts}>
              <DayCharts days={statistics.data.days} />
              <div className={layout.stack}>
                <QueueChart samples={statistics.data.queueHistory} />
                <SessionCard />
              </div>
              <ServerCard service={service.data} />
            </div>
          </>
        )}
      </div>
    </AdminPage>
  );
}
