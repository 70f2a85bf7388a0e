/** The tabs of a timed work, in their order (S3 §2.12, §4). */
import { isReady, type RouteName } from '../../app/routes';
import type { OpenTimedWork } from '../../entities/timed-work/TimedWorkContext';
import type words from './i18n/zh-CN.json';

export type ShutReason = keyof typeof words.shut;

export interface WorkTab {
  route: Extract<RouteName, `TimedWork${string}`>;
  title: keyof typeof words.tabs;
  /** Of staff alone. */
  isOfStaff?: boolean;
  /** Why it is shut for this reader; null where it is not. */
  shut: (open: OpenTimedWork) => ShutReason | null;
}

/** What keeps somebody from the problems. */
export function reasonOf({ hasProblems, needsPassword, stage }: OpenTimedWork): ShutReason | null {
  if (hasProblems) return null;
  if (stage === 'missed') return 'missed';
  if (needsPassword) return 'password';
  return stage === 'scheduled' ? 'notStarted' : 'startFirst';
}

const tabs: readonly WorkTab[] = [
  { route: 'TimedWorkDetails', title: 'intro', shut: () => null },
  { route: 'TimedWorkProblemList', title: 'problems', shut: reasonOf },
  {
    route: 'TimedWorkSubmissionList',
    title: 'submissions',
    isOfStaff: true,
    shut: ({ stage }) => (stage === 'scheduled' ? 'notStarted' : null),
  },
  { route: 'TimedWorkReceipts', title: 'receipts', shut: reasonOf },
  {
    route: 'TimedWorkRank',
    title: 'rank',
    shut: ({ hasRank, stage }) => {
      if (hasRank) return null;
      return stage === 'over' || stage === 'missed' ? 'resultsLater' : 'rankAfterHandIn';
    },
  },
];

/** Only pages that exist. */
export const shownTabs = ({ readsAll }: OpenTimedWork): WorkTab[] =>
  tabs.filter(({ route, isOfStaff = false }) => isReady(route) && (readsAll || !isOfStaff));

/** The tab that a page belongs to; null for one that has no room for tabs (a problem). */
export const tabOf = (route: RouteName): WorkTab | null =>
  tabs.find((tab) => tab.route === route) ?? null;
