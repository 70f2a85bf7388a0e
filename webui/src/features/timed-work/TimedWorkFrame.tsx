import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoute } from 'wouter';
import type { FrameProps } from '../../app/frames';
import { paths } from '../../app/routes';
import { HeadedPages } from '../../entities/schedule/HeadedPages';
import { HeadlessPage } from '../../entities/schedule/HeadlessPage';
import { standInDryRun, triedWork } from '../../entities/timed-work/dryRun';
import { DeskLineContext, TimedWorkContext } from '../../entities/timed-work/TimedWorkContext';
import { type TimedWork, timedWorkQuery } from '../../entities/timed-work/timedWorkQueries';
import { useOpenTimedWork } from '../../entities/timed-work/useOpenTimedWork';
import { ApiError } from '../../shared/api/errors';
import { usePolling } from '../../shared/lib/usePolling';
import { isAdmin } from '../../shared/session/session';
import { useUser } from '../../shared/session/useUser';
import { DeskLine } from './desk/DeskLine';
import { useCatchingUp } from './desk/useCatchingUp';
import { DryRunBar, GoneDryRun } from './dry-run/laterDryRunBar';
import { ExamCovers } from './messages/ExamCovers';
import { ShutPage } from './ShutPage';
import { TimedWorkHeader } from './TimedWorkHeader';
import { TimedWorkTabs } from './TimedWorkTabs';
import { reasonOf, tabOf } from './tabs';
import { useBeingHere } from './useBeingHere';
import { useTimedWorkNews } from './useTimedWorkNews';
import { WorkBar } from './WorkBar';

/** Times may be edited and lengthened while it runs; asked again so often, in ms. */
const infoEvery = 20_000;

/** What stands around every page of one timed work: its head, the reader's clock and its tabs, which
 * stay while the pages change. */
export default function TimedWorkFrame(props: FrameProps) {
  const { t } = useTranslation('timedWork');
  const [, parameters] = useRoute<{ timedWorkID: string }>(paths[props.route]);
  const id = Number(parameters?.timedWorkID);
  const info = useQuery({ ...timedWorkQuery(id), ...usePolling<TimedWork>({ every: infoEvery }) });
  const tried = info.data ? info.data.dryRunOf : triedWork(id);
  // Wiped, here or elsewhere, or the work has begun.
  if (tried !== null && isMissing(info.error)) return <GoneDryRun tid={tried} />;
  // What was known stays, also while it cannot be asked again.
  if (info.data) {
    const { dryRunOf } = info.data;
    // Before anything below asks the server.
    if (dryRunOf !== null) standInDryRun(id, dryRunOf);
    return (
      <>
        {dryRunOf !== null && <DryRunBar number={id} tid={dryRunOf} />}
        <Opened {...props} work={info.data} />
      </>
    );
  }
  return (
    <HeadlessPage
      title={t('title')}
      isWide={props.isWide}
      error={info.error}
      onRetry={() => void info.refetch()}
    />
  );
}

const isMissing = (error: unknown) =>
  error instanceof ApiError && error.key === 'timedwork.missing';

interface OpenedProps extends FrameProps {
  work: TimedWork;
}

function Opened({ route, isWide, children, work }: OpenedProps) {
  const open = useOpenTimedWork(work, isAdmin(useUser()) && work.dryRunOf === null);
  useTimedWorkNews(open);
  useCatchingUp(open);
  useBeingHere(work.id, work.record !== null && work.record.endTime === null);
  const tab = tabOf(route);
  const reason = tab ? tab.shut(open) : reasonOf(open);
  const isTheirs = open.readsAll || !tab?.isOfStaff;
  const page: ReactNode =
    isTheirs && reason === null ? (
      children
    ) : (
      <ShutPage tab={tab} reason={isTheirs ? reason : 'notYours'} />
    );
  return (
    <TimedWorkContext.Provider value={open}>
      <ExamCovers />
      {tab === null && reason === null ? (
        <>
          <WorkBar />
          <DeskLineContext.Provider value={DeskLine}>{children}</DeskLineContext.Provider>
        </>
      ) : (
        <HeadedPages
          isWide={isWide}
          head={
            <>
              <TimedWorkHeader />
              <TimedWorkTabs current={tab} />
            </>
          }
        >
          {page}
        </HeadedPages>
      )}
    </TimedWorkContext.Provider>
  );
}
