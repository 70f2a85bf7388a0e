import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconCode, IconSearch } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { Skeleton } from '../../../shared/ui/Skeleton';
import styles from '../desk.module.css';
import { type ListedProblem, problemsQuery } from './problemQueries';
import { TimedWorkPage } from './TimedWorkPage';
import { type AdminTimedWork, workQuery } from './timedWorkQueries';
import { WorkProblemDialog } from './WorkProblemDialog';
import { WorkProblemPicker } from './WorkProblemPicker';
import { WorkProblemsTable } from './WorkProblemsTable';

/** /admin/timedwork/:workId/problems */
export default function TimedWorkProblemsPage() {
  return (
    <TimedWorkPage current="AdminTimedWorkProblems" query={workQuery}>
      {(work) => <Problems work={work} />}
    </TimedWorkPage>
  );
}

function Problems({ work }: { work: AdminTimedWork }) {
  const { t } = useTranslation('adminTimedWork');
  const { data: listed, error, refetch } = useQuery(problemsQuery(work.id));
  const [isPicking, setPicking] = useState(false);
  const [named, setNamed] = useState<ListedProblem | null>(null);
  const points = (listed ?? []).reduce((sum, { link }) => sum + link.score, 0);
  return (
    <Card>
      <div className={layout.filters}>
        <Button icon={IconSearch} onClick={() => setPicking(true)}>
          {t('problem.fromBank')}
        </Button>
        {listed && listed.length > 0 && (
          <span className={styles.remark}>
            {t('problem.total', { count: listed.length, points })}
          </span>
        )}
      </div>
      {!listed &&
        (error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={5} />
        ))}
      {listed?.length === 0 && <EmptyState icon={IconCode} text={t('problem.empty')} />}
      {listed && listed.length > 0 && (
        <WorkProblemsTable work={work} listed={listed} onName={setNamed} />
      )}
      {isPicking && (
        <WorkProblemPicker work={work} listed={listed ?? []} onClose={() => setPicking(false)} />
      )}
      {named && <WorkProblemDialog work={work} listed={named} onClose={() => setNamed(null)} />}
    </Card>
  );
}
