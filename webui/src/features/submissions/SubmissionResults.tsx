import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../shared/session/useUser';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorState } from '../../shared/ui/ErrorState';
import { Pagination } from '../../shared/ui/Pagination';
import { Skeleton } from '../../shared/ui/Skeleton';
import { StoppedNotice } from '../../shared/ui/StoppedNotice';
import { FinishedNews } from './FinishedNews';
import { NewerSubmissions } from './NewerSubmissions';
import { SubmissionTable } from './SubmissionTable';
import { type ListedSubmissions, submissionListQuery } from './submissionQueries';
import styles from './submissions.module.css';
import { useRecheck } from './useRecheck';

interface SubmissionResultsProps {
  listed: ListedSubmissions;
  /** Contests of ACM have no points. */
  hasScore: boolean;
  onPage: (page: number) => void;
  onPageSize: (size: number) => void;
}

/** The rows with their pager. */
export function SubmissionResults({
  listed,
  hasScore,
  onPage,
  onPageSize,
}: SubmissionResultsProps) {
  const { t } = useTranslation('submissions');
  const user = useUser();
  const list = useQuery(submissionListQuery(listed));
  const page = list.isPlaceholderData ? undefined : list.data;
  const recheck = useRecheck(listed, page);

  if (list.isError) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <Skeleton className={styles.skeleton} lines={10} height={28} />;
  const { records, total } = list.data;
  if (records.length === 0) return <EmptyState text={t('empty')} />;

  const own = records.filter((row) => row.uid === user?.uid);
  return (
    <>
      {recheck.hasStopped && <StoppedNotice onAskAgain={recheck.askAgain} />}
      <NewerSubmissions listed={listed} shown={total} onShow={() => void list.refetch()} />
      <SubmissionTable
        rows={records}
        user={user}
        hasScore={hasScore}
        isRefreshing={list.isFetching}
      />
      <Pagination
        page={listed.filters.currentPage}
        pageSize={listed.filters.limit}
        total={total}
        onPage={onPage}
        onPageSize={onPageSize}
      />
      <FinishedNews rows={own} />
    </>
  );
}
