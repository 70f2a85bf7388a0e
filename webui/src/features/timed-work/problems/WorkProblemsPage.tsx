import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { problemAddress } from '../../../entities/problem/problemAddress';
import { type WorkProblem, workProblemsQuery } from '../../../entities/timed-work/timedWorkQueries';
import { useTimedWork } from '../../../entities/timed-work/useTimedWork';
import { useSteady } from '../../../shared/lib/useSteady';
import { Card } from '../../../shared/ui/Card';
import { DataTable } from '../../../shared/ui/data-table/DataTable';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { HandInButton } from '../HandInButton';
import { ResultsLine } from '../told/ResultsLine';
import { WorkPageHead } from '../WorkPageHead';
import styles from './WorkProblemsPage.module.css';
import { workProblemColumns } from './workProblemColumns';

/** /timedwork/:timedWorkID/problems (S3 §2.12) */
export default function WorkProblemsPage() {
  const { t } = useTranslation('timedWork');
  const { id, place, stage } = useTimedWork();
  const isOver = stage === 'over' || stage === 'missed';
  const [, navigate] = useLocation();
  const list = useQuery(workProblemsQuery(id));
  const problems = list.data ?? [];
  const columns = useMemo(() => workProblemColumns(t, place), [t, place]);
  const open = useSteady(({ displayId }: WorkProblem) =>
    navigate(problemAddress({ place, problemId: displayId })),
  );
  const done = problems.filter(({ isSubmitted }) => isSubmitted).length;
  return (
    <>
      <WorkPageHead title={t('tabs.problems')} />
      <Card>
        {list.isPending && <Skeleton className={styles.loading ?? ''} lines={6} height={28} />}
        {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.length === 0 && <EmptyState text={t('problemList.empty')} />}
        {problems.length > 0 && (
          <>
            <div className={styles.bar}>
              <span>{t('problemList.submitted', { done, count: problems.length })}</span>
              {isOver && <ResultsLine />}
              {stage === 'working' && <HandInButton />}
            </div>
            <DataTable
              label={t('tabs.problems')}
              columns={columns}
              rows={problems}
              rowKey={(each) => each.id}
              onOpen={open}
            />
          </>
        )}
      </Card>
    </>
  );
}
