import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { ContestRuleLink } from '../../../entities/contest/ContestRuleLink';
import {
  contestRule,
  hasSettings,
  isPastSeal,
  turnsOf,
} from '../../../entities/contest/contestRules';
import { Countdown } from '../../../entities/schedule/Countdown';
import { StatusChip } from '../../../entities/schedule/StatusChip';
import { statusAt } from '../../../entities/schedule/scheduleRules';
import { scheduleStatus } from '../../../entities/schedule/scheduleStatus';
import { useTurns } from '../../../entities/schedule/useTurns';
import type { Answer } from '../../../shared/api/calls';
import { usePolling } from '../../../shared/lib/usePolling';
import { useTitle } from '../../../shared/lib/useTitle';
import { isRoot } from '../../../shared/session/session';
import { useUser } from '../../../shared/session/useUser';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import layout from '../../../shared/ui/layout.module.css';
import { PageHead } from '../../../shared/ui/PageHead';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { Board } from './Board';
import { outsideQuery } from './boardQueries';
import { countsEvery } from './useBoard';

type OutsideInfo = Answer<'GET /api/get-contest-outsize-info'>;

/** /contest/acm-scoreboard/:contestID and its OI twin: the board that everybody may look at. The
 * contest itself says by which rule it is counted. */
export default function OutsideBoardPage() {
  const { t } = useTranslation('contestBoard');
  const { contestID } = useParams<{ contestID: string }>();
  const info = useQuery({
    ...outsideQuery(Number(contestID)),
    ...usePolling<OutsideInfo>({ every: countsEvery }),
  });
  useTitle(info.data ? `${t('title')} - ${info.data.contest.title}` : t('title'));
  if (info.data) return <Opened {...info.data} />;
  return (
    <>
      <PageHead title={t('title')} />
      {info.error ? (
        <Card>
          <ErrorState error={info.error} onRetry={() => void info.refetch()} />
        </Card>
      ) : (
        <Skeleton lines={12} height={36} />
      )}
    </>
  );
}

function Opened({ contest, problemList }: OutsideInfo) {
  const user = useUser();
  const now = useTurns(turnsOf(contest));
  const [containsEnd, setContainsEnd] = useState(false);
  return (
    <>
      <PageHead
        title={contest.title}
        remark={
          <span className={layout.row}>
            <StatusChip schedule={contest} />
            <ContestRuleLink contest={contest} />
          </span>
        }
        actions={<Countdown schedule={contest} />}
      />
      <Board
        cid={contest.id}
        kind="outside"
        rule={contest.type === contestRule.oi ? 'oi' : 'acm'}
        problems={problemList}
        hasProblemPages={false}
        hasEnded={statusAt(contest, now) === scheduleStatus.ended}
        isPastSeal={isPastSeal(contest, now)}
        isManager={user !== null && (isRoot(user) || user.uid === contest.uid)}
        containsEnd={hasSettings(contest, now) ? { isOn: containsEnd, turn: setContainsEnd } : null}
      />
    </>
  );
}
