import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useContest } from '../../../entities/contest/ContestContext';
import {
  type ContestProblem,
  contestProblemsQuery,
} from '../../../entities/contest/contestQueries';
import { contestRule } from '../../../entities/contest/contestRules';
import { problemAddress } from '../../../entities/problem/problemAddress';
import { useOwnResults } from '../../../entities/problem/useOwnStatus';
import { useLocale } from '../../../shared/i18n/useLocale';
import { useSteady } from '../../../shared/lib/useSteady';
import { Card } from '../../../shared/ui/Card';
import { DataTable } from '../../../shared/ui/data-table/DataTable';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Notice } from '../../../shared/ui/Notice';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { ContestPageHead } from '../ContestPageHead';
import styles from './ContestProblemListPage.module.css';
import { contestProblemColumns } from './contestProblemColumns';

const none: readonly ContestProblem[] = [];

/** /contest/:contestID/problems (S2 §2) */
export default function ContestProblemListPage() {
  const { t } = useTranslation(['contestProblems', 'contest']);
  const locale = useLocale();
  const { contest, cid, place, seesRealTime, containsEnd } = useContest();
  const [, navigate] = useLocation();
  const list = useQuery(contestProblemsQuery(cid, containsEnd));
  const problems = list.data ?? none;
  const result = useOwnResults(
    place,
    problems.map(({ pid }) => pid),
    containsEnd,
  );
  const hasScores = contest.type === contestRule.oi;
  const columns = useMemo(
    () => contestProblemColumns({ t, locale, place, hasScores, seesRealTime }),
    [t, locale, place, hasScores, seesRealTime],
  );
  const open = useSteady(({ displayId }: ContestProblem) =>
    navigate(problemAddress({ place, problemId: displayId })),
  );
  return (
    <>
      <ContestPageHead title={t('contest:tabs.problems')} />
      {!seesRealTime && <Notice>{t('sealed')}</Notice>}
      <Card>
        {list.isPending && <Skeleton className={styles.loading ?? ''} lines={6} height={28} />}
        {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.length === 0 && <EmptyState text={t('empty')} />}
        {problems.length > 0 && (
          <DataTable
            label={t('contest:tabs.problems')}
            columns={columns}
            rows={problems}
            rowKey={({ id }) => id}
            stateOf={({ pid }) => result(pid)}
            onOpen={open}
          />
        )}
      </Card>
    </>
  );
}
