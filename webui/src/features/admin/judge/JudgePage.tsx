import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useLiveTopic } from '../../../shared/api/live';
import { usePolling } from '../../../shared/lib/usePolling';
import { useTitle } from '../../../shared/lib/useTitle';
import { useUser } from '../../../shared/session/useUser';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconPlayerPause, IconPlayerPlay } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { PageHead } from '../../../shared/ui/PageHead';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { AdminPage } from '../AdminPage';
import { mayPauseJudge } from '../rights';
import { FailedCard } from './FailedCard';
import styles from './judge.module.css';
import { type JudgeQueue, judgeQuery } from './judgeCalls';
import { PauseDialog } from './PauseDialog';
import { PausedNotice } from './PausedNotice';
import { PausedProblemsCard } from './PausedProblemsCard';
import { RunningCard, WaitingCard } from './QueueCards';
import { SlotsCard } from './SlotsCard';
import { StagesCard } from './StagesCard';
import { Tiles } from './Tiles';
import { useJudgeActions } from './useJudgeActions';

const every = 3000;

/** /admin/judge: what the judge does. Staff look; whoever may steers. */
export default function JudgePage() {
  const { t } = useTranslation('adminJudge');
  const queries = useQueryClient();
  const judge = useQuery({ ...judgeQuery, ...usePolling<JudgeQueue>({ every }) });
  const maySteer = mayPauseJudge(useUser());
  const [pausing, setPausing] = useState<'all' | 'problem' | null>(null);
  const actions = useJudgeActions();
  useTitle(t('title'));
  useLiveTopic(
    'admin:judge',
    (queue) => queries.setQueryData(judgeQuery.queryKey, queue),
    () => void judge.refetch(),
  );
  const state = judge.data;

  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
      <PageHead
        title={t('title')}
        actions={
          maySteer &&
          state &&
          (state.paused ? (
            <Button
              kind="primary"
              icon={IconPlayerPlay}
              onClick={() => void actions.resume(state.pending)}
            >
              {t('resume')}
            </Button>
          ) : (
            <Button icon={IconPlayerPause} onClick={() => setPausing('all')}>
              {t('pause')}
            </Button>
          ))
        }
      />
      <div className={layout.stack}>
        {judge.isPending && <Skeleton lines={6} height={40} />}
        {judge.isError && (
          <Card>
            <ErrorState error={judge.error} onRetry={() => void judge.refetch()} />
          </Card>
        )}
        {state && (
          <>
            {state.workers.some((worker) => worker.state !== 'up') && (
              <Notice tone="bad">
                {t('refuses')} {maySteer && <Link href={to('AdminDoctor')}>{t('toDoctor')}</Link>}
              </Notice>
            )}
            {state.paused && <PausedNotice state={state} />}
            <Tiles state={state} />
            <div className={styles.pair}>
              <RunningCard state={state} />
              <SlotsCard state={state} maySteer={maySteer} />
            </div>
            <WaitingCard state={state} />
            <PausedProblemsCard
              rows={state.pausedProblems}
              onPause={maySteer ? () => setPausing('problem') : null}
              onResume={maySteer ? actions.resumeProblem : null}
            />
            <FailedCard
              rows={state.failed}
              onRetry={maySteer ? actions.retry : null}
              onRetryAll={maySteer ? actions.retryAll : null}
            />
            <StagesCard stages={state.stages} />
          </>
        )}
      </div>
      {pausing && <PauseDialog what={pausing} onClose={() => setPausing(null)} />}
    </AdminPage>
  );
}
