import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isRoot } from '../../shared/session/session';
import { useUser } from '../../shared/session/useUser';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorState } from '../../shared/ui/ErrorState';
import { Pagination } from '../../shared/ui/Pagination';
import { Skeleton } from '../../shared/ui/Skeleton';
import { StoppedNotice } from '../../shared/ui/StoppedNotice';
import { Table } from '../../shared/ui/Table';
import { FinishedNews } from './FinishedNews';
import { SubmissionRow } from './SubmissionRow';
import type { SubmissionFilters } from './submissionFilters';
import { listKey, submissionListQuery } from './submissionQueries';
import styles from './submissions.module.css';
import { useRecheck } from './useRecheck';

interface SubmissionResultsProps {
  filters: SubmissionFilters;
  onPage: (page: number) => void;
  onPageSize: (size: number) => void;
}

/** The rows with their pager. */
export function SubmissionResults({ filters, onPage, onPageSize }: SubmissionResultsProps) {
  const { t } = useTranslation('submissions');
  const user = useUser();
  const list = useQuery(submissionListQuery(filters));
  const page = list.isPlaceholderData ? undefined : list.data;
  const recheck = useRecheck(listKey(filters), page);

  if (list.isError) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <Skeleton className={styles.skeleton} lines={10} height={28} />;
  const { records, total } = list.data;
  if (records.length === 0) return <EmptyState text={t('empty')} />;

  const own = records.filter((row) => row.uid === user?.uid);
  return (
    <>
      {recheck.hasStopped && <StoppedNotice onAskAgain={recheck.askAgain} />}
      <Table label={t('title')} isRefreshing={list.isFetching}>
        <thead>
          <tr>
            <th scope="col" data-hide="narrow">
              {t('column.id')}
            </th>
            <th scope="col">{t('column.verdict')}</th>
            <th scope="col" data-align="end" className={styles.tabletHidden}>
              {t('column.score')}
            </th>
            <th scope="col">{t('column.problem')}</th>
            <th scope="col" data-align="end" className={styles.tabletHidden}>
              {t('column.time')}
            </th>
            <th scope="col" data-align="end" className={styles.wideOnly}>
              {t('column.memory')}
            </th>
            <th scope="col" data-align="end" className={styles.wideOnly}>
              {t('column.length')}
            </th>
            <th scope="col" data-hide="narrow">
              {t('column.language')}
            </th>
            <th scope="col">{t('column.author')}</th>
            <th scope="col" className={styles.wideOnly}>
              {t('column.judger')}
            </th>
            <th scope="col" data-align="end" data-hide="narrow">
              {t('column.submitted')}
            </th>
            {isRoot(user) && (
              <th scope="col" data-hide="narrow">
                {t('column.rejudge')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {records.map((row) => (
            <SubmissionRow
              key={row.submitId}
              row={row}
              isOwn={row.uid === user?.uid}
              hasJudgeButtons={isRoot(user)}
            />
          ))}
        </tbody>
      </Table>
      <Pagination
        page={filters.currentPage}
        pageSize={filters.limit}
        total={total}
        onPage={onPage}
        onPageSize={onPageSize}
      />
      <FinishedNews rows={own} />
    </>
  );
}
