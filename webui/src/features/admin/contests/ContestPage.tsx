import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { useTitle } from '../../../shared/lib/useTitle';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { PageHead } from '../../../shared/ui/PageHead';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { ContestHead } from './ContestHead';
import { type AdminContest, contestQuery } from './contestQueries';
import { OfficePage } from './OfficePage';
import { listOfContests } from './office';

interface ContestPageProps {
  current: Parameters<typeof ContestHead>[0]['current'];
  children: (contest: AdminContest) => ReactNode;
}

/** Around each page of one contest. */
export function ContestPage({ current, children }: ContestPageProps) {
  const { t } = useTranslation('adminContests');
  const { contestId } = useParams<{ contestId: string }>();
  const { data: contest, error, refetch } = useQuery(contestQuery(Number(contestId)));
  useTitle(contest?.title ?? t('title'));
  const list = { label: t('title'), href: listOfContests() };
  return (
    <OfficePage crumbs={contest ? [list, { label: contest.title }] : [list]}>
      {contest && (
        <>
          <ContestHead contest={contest} current={current} />
          {children(contest)}
        </>
      )}
      {!contest && error && (
        <>
          <PageHead title={t('title')} />
          <Card>
            <ErrorState error={error} onRetry={() => void refetch()} />
          </Card>
        </>
      )}
      {!contest && !error && <Skeleton lines={8} height={40} />}
    </OfficePage>
  );
}
