import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconUsers } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { followedWorkQuery } from '../timed-work/recordQueries';
import { TimedWorkPage } from '../timed-work/TimedWorkPage';
import { type Asked, CorrectionDialog } from './CorrectionDialog';
import { type CorrectedProblem, correctionsQuery } from './correctionQueries';
import { HistoryTable } from './HistoryTable';
import { PauseDialog } from './PauseDialog';
import { PeopleTable } from './PeopleTable';
import { ProblemsTable } from './ProblemsTable';

/** /admin/timedwork/:workId/corrections */
export default function ExamCorrectionsPage() {
  return (
    <TimedWorkPage current="AdminExamCorrections" query={followedWorkQuery}>
      {(work) => <Corrections tid={work.id} />}
    </TimedWorkPage>
  );
}

function Corrections({ tid }: { tid: number }) {
  const { t } = useTranslation('adminExamCorrections');
  const { data, error, refetch } = useQuery(correctionsQuery(tid));
  const [asked, setAsked] = useState<Asked | null>(null);
  const [paused, setPaused] = useState<CorrectedProblem | null>(null);
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={8} height={40} />;
  return (
    <div className={layout.stack}>
      <p>{t('text')}</p>
      <Card title={t('problems')}>
        <ProblemsTable tid={tid} rows={data.problems} onAsk={setAsked} onPause={setPaused} />
      </Card>
      <Card title={t('people')}>
        {data.people.length > 0 ? (
          <PeopleTable problems={data.problems} rows={data.people} onAsk={setAsked} />
        ) : (
          <EmptyState icon={IconUsers} text={t('nobody')} />
        )}
      </Card>
      {data.history.length > 0 && (
        <Card title={t('history')}>
          <HistoryTable tid={tid} rows={data.history} />
        </Card>
      )}
      {asked && <CorrectionDialog tid={tid} asked={asked} onClose={() => setAsked(null)} />}
      {paused && <PauseDialog tid={tid} problem={paused} onClose={() => setPaused(null)} />}
    </div>
  );
}
