import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoute } from 'wouter';
import type { FrameProps } from '../../app/frames';
import { paths } from '../../app/routes';
import { ContestContext } from '../../entities/contest/ContestContext';
import {
  type Contest,
  contestAccessQuery,
  contestQuery,
} from '../../entities/contest/contestQueries';
import { previewHere, startPreviews } from '../../entities/contest/preview';
import { useOpenContest } from '../../entities/contest/useOpenContest';
import { HeadedPages } from '../../entities/schedule/HeadedPages';
import { HeadlessPage } from '../../entities/schedule/HeadlessPage';
import { usePolling } from '../../shared/lib/usePolling';
import { isRoot } from '../../shared/session/session';
import { useUser } from '../../shared/session/useUser';
import { AnnouncementNews } from './announcements/AnnouncementNews';
import { ContestHeader } from './ContestHeader';
import { ContestTabs } from './ContestTabs';
import { Gate } from './Gate';
import { PreviewBar } from './preview/laterPreviewBar';
import { tabOf } from './tabs';
import { useContestNews } from './useContestNews';

startPreviews();

/** Times may be edited while it runs; asked again so often, in ms. */
const infoEvery = 60_000;

/** What stands around every page of one contest: its head, its clock and its tabs, which stay while
 * the pages change. */
export default function ContestFrame(props: FrameProps) {
  const [preview] = useState(previewHere);
  return (
    <>
      {preview && <PreviewBar preview={preview} />}
      <Asked {...props} />
    </>
  );
}

function Asked(props: FrameProps) {
  const { t } = useTranslation('contest');
  const [, parameters] = useRoute<{ contestID: string }>(paths[props.route]);
  const cid = Number(parameters?.contestID);
  const info = useQuery({ ...contestQuery(cid), ...usePolling<Contest>({ every: infoEvery }) });
  const access = useQuery(contestAccessQuery(cid));
  // What was known stays, also while it cannot be asked again.
  const isKnown = info.data !== undefined && access.data !== undefined;
  if (isKnown) return <Opened {...props} contest={info.data} hasAccess={access.data} />;
  const error = info.error ?? access.error;
  const retry = () => void Promise.all([info.refetch(), access.refetch()]);
  return <HeadlessPage title={t('title')} isWide={props.isWide} error={error} onRetry={retry} />;
}

interface OpenedProps extends FrameProps {
  contest: Contest;
  hasAccess: boolean;
}

function Opened({ route, isWide, children, contest, hasAccess }: OpenedProps) {
  const user = useUser();
  const isAdmin = contest.isContestAdmin ?? (isRoot(user) || user?.uid === contest.uid);
  const open = useOpenContest(contest, { isAdmin, hasAccess });
  useContestNews(open);
  const tab = tabOf(route);
  const page = (
    <Gate tab={tab} open={open}>
      {children}
    </Gate>
  );
  return (
    <ContestContext.Provider value={open}>
      {tab === null && !open.isMenuDisabled ? (
        // The panes of a problem need the height; the bar above them has the clock.
        <>
          <AnnouncementNews isAboveAll />
          {children}
        </>
      ) : (
        <HeadedPages
          isWide={isWide}
          head={
            <>
              <ContestHeader />
              <ContestTabs current={tab} />
            </>
          }
        >
          <AnnouncementNews />
          {page}
        </HeadedPages>
      )}
    </ContestContext.Provider>
  );
}
