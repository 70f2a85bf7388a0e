import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../shared/lists/useAddress';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import layout from '../../../shared/ui/layout.module.css';
import { lazyPart } from '../../../shared/ui/lazyPart';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { TabPanel, Tabs } from '../../../shared/ui/Tabs';
import { TimedWorkPage } from '../timed-work/TimedWorkPage';
import { workQuery } from '../timed-work/timedWorkQueries';
import { ClosingView } from './ClosingView';
import styles from './examResults.module.css';
import { FilesView } from './FilesView';
import { LightsCard } from './LightsCard';
import { ResultsCard } from './ResultsCard';
import { type ExamResults, resultsQuery } from './resultQueries';
import { SignOffCard } from './SignOffCard';
import { SimilarityView } from './SimilarityView';

const waiting = <Skeleton lines={8} height={32} />;
const StatisticsView = lazyPart(() => import('./StatisticsView'), { waiting });

const views = ['results', 'files', 'statistics', 'similarity', 'closing'] as const;
type View = (typeof views)[number];

/** /admin/timedwork/:workId/results: what becomes of an exam when it is over. */
export default function ExamResultsPage() {
  return (
    <TimedWorkPage current="AdminExamResults" query={workQuery}>
      {(work) => <Results tid={work.id} />}
    </TimedWorkPage>
  );
}

function Results({ tid }: { tid: number }) {
  const { t } = useTranslation('adminExamResults');
  const { filters, show } = useAddress({ view: 'results', page: 1 });
  const view = views.find((each) => each === filters.view) ?? 'results';
  const results = useQuery(resultsQuery(tid));
  if (results.isPending) return <Skeleton lines={10} height={36} />;
  if (results.isError) {
    return (
      <Card>
        <ErrorState error={results.error} onRetry={() => void results.refetch()} />
      </Card>
    );
  }
  return (
    <>
      <Tabs
        name="exam"
        label={t('views')}
        tabs={views.map((id) => ({ id, label: t(`view.${id}`) }))}
        value={view}
        onChange={(next) => show({ view: next })}
        className={styles.tabs ?? ''}
      />
      <TabPanel name="exam" id={view} className={layout.stack ?? ''}>
        <Panel view={view} results={results.data} />
      </TabPanel>
    </>
  );
}

function Panel({ view, results }: { view: View; results: ExamResults }) {
  if (view === 'files') return <FilesView results={results} />;
  if (view === 'statistics') return <StatisticsView tid={results.tid} />;
  if (view === 'similarity') return <SimilarityView tid={results.tid} />;
  if (view === 'closing') return <ClosingView tid={results.tid} />;
  return (
    <>
      <LightsCard results={results} />
      <SignOffCard results={results} />
      <ResultsCard results={results} />
    </>
  );
}
