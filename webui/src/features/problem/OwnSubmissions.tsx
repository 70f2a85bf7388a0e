import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlacedProblem } from '../../entities/problem/problemAddress';
import { ownSubmissionsPerPage } from '../../entities/submission/submissionQueries';
import { openLogin } from '../../shared/session/loginRequest';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorState } from '../../shared/ui/ErrorState';
import { Notice } from '../../shared/ui/Notice';
import { Pagination } from '../../shared/ui/Pagination';
import { Skeleton } from '../../shared/ui/Skeleton';
import { OwnSubmissionTable } from './OwnSubmissionTable';
import { useOwnSubmissions } from './useOwnSubmissions';

interface OwnSubmissionsProps {
  problem: PlacedProblem;
  isLoggedIn: boolean;
  onPutBack: ((submitId: number) => void) | undefined;
}

export default function OwnSubmissions({ problem, isLoggedIn, onPutBack }: OwnSubmissionsProps) {
  const { t } = useTranslation(['problem', 'shell']);
  if (isLoggedIn) return <OwnSubmissionPages problem={problem} onPutBack={onPutBack} />;
  return (
    <>
      <div role="alert">
        <Notice tone="warn">{t('submit.loginFirst')}</Notice>
      </div>
      <EmptyState
        text={t('own.loginText')}
        action={
          <Button kind="primary" onClick={openLogin}>
            {t('shell:user.login')}
          </Button>
        }
      />
    </>
  );
}

function OwnSubmissionPages({
  problem,
  onPutBack,
}: Pick<OwnSubmissionsProps, 'problem' | 'onPutBack'>) {
  const { t } = useTranslation('problem');
  const [page, setPage] = useState(1);
  const list = useOwnSubmissions(problem, { page, isLoggedIn: true });
  if (list.isPending) return <Skeleton lines={5} height={20} />;
  if (list.isError) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (list.data.total === 0) return <EmptyState text={t('own.empty')} />;
  return (
    <>
      <OwnSubmissionTable
        submissions={list.data.records}
        isRefreshing={list.isPlaceholderData}
        onPutBack={onPutBack}
      />
      {list.data.total > ownSubmissionsPerPage && (
        <Pagination
          page={page}
          pageSize={ownSubmissionsPerPage}
          total={list.data.total}
          onPage={setPage}
        />
      )}
    </>
  );
}
