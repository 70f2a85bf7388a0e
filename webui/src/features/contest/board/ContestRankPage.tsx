import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useContest } from '../../../entities/contest/ContestContext';
import { contestProblemsQuery } from '../../../entities/contest/contestQueries';
import { contestRule } from '../../../entities/contest/contestRules';
import { scheduleStatus } from '../../../entities/schedule/scheduleStatus';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Notice } from '../../../shared/ui/Notice';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { ContestPageHead } from '../ContestPageHead';
import { Board } from './Board';
import { countsEvery } from './useBoard';

/** /contest/:contestID/rank, for participants. */
export default function ContestRankPage() {
  const { t } = useTranslation('contestBoard');
  const { contest, cid, status, isAdmin, isPastSeal, hasSettings, containsEnd, setContainsEnd } =
    useContest();
  const hasEnded = status === scheduleStatus.ended;
  const problems = useQuery({
    ...contestProblemsQuery(cid, containsEnd),
    refetchInterval: !hasEnded && countsEvery,
  });
  return (
    <>
      <ContestPageHead title={t('title')} />
      {contest.isVirtual && <Notice>{t('replay')}</Notice>}
      {problems.isPending && <Skeleton lines={12} height={36} />}
      {problems.isError && !problems.data && (
        <ErrorState error={problems.error} onRetry={() => void problems.refetch()} />
      )}
      {problems.data && (
        <Board
          cid={cid}
          kind="inside"
          rule={contest.type === contestRule.oi ? 'oi' : 'acm'}
          problems={problems.data}
          hasProblemPages
          hasEnded={hasEnded}
          isPastSeal={isPastSeal}
          isManager={isAdmin}
          containsEnd={hasSettings ? { isOn: containsEnd, turn: setContainsEnd } : null}
        />
      )}
    </>
  );
}
