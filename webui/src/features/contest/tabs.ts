/**
 * The tabs of a contest, in their order: one line each. A tab leads to the page that `app/pages.ts` has
 * under its route, and is hidden while that route is still among `planned` in `app/routes.ts`. README.md
 * of webui says how to hang one in.
 */
import type { ComponentType } from 'react';
import { isReady, type RouteName } from '../../app/routes';
import type { OpenContest } from '../../entities/contest/ContestContext';
import { contestRule } from '../../entities/contest/contestRules';
import { scheduleStatus } from '../../entities/schedule/scheduleStatus';
import { bootData } from '../../shared/api/boot';
import type { UserInfo } from '../../shared/api/types';
import { isRoot } from '../../shared/session/session';
import { AnnouncementMark } from './announcements/AnnouncementMark';
import type contestTexts from './i18n/zh-CN.json';

type Shows = (open: OpenContest, user: UserInfo | null) => boolean;

export interface ContestTab {
  route: ContestTabRoute;
  /** Its word, in the texts of the shell under `tabs`. */
  title: keyof typeof contestTexts.tabs;
  /** Who sees it; everybody, if that is not said. */
  isShown?: Shows;
  /** Stays open while the others are shut (S2 §6: scheduled, or private without access). */
  isAlwaysOpen?: boolean;
  /** Stands behind the word: how many are unread. */
  Mark?: ComponentType;
  /** Pages that lie below it. */
  below?: readonly RouteName[];
}

type ContestTabRoute = Extract<RouteName, `Contest${string}`>;

const isAcmAdmin: Shows = ({ isAdmin, contest }) => isAdmin && contest.type === contestRule.acm;

/** What became of it is told once it is over, and to its organisers while it runs. */
const isOver: Shows = ({ isAdmin, status }) => isAdmin || status === scheduleStatus.ended;

const tabs: readonly ContestTab[] = [
  { route: 'ContestDetails', title: 'overview', isAlwaysOpen: true },
  { route: 'ContestProblemList', title: 'problems' },
  { route: 'ContestSubmissionList', title: 'submissions', below: ['ContestSubmissionDetails'] },
  { route: 'ContestRank', title: 'rank' },
  { route: 'ContestReport', title: 'report', isShown: isOver },
  { route: 'ContestAnnouncementList', title: 'announcements', Mark: AnnouncementMark },
  {
    route: 'ContestComment',
    title: 'comment',
    isShown: () => bootData().config.openContestComment,
  },
  { route: 'ContestPrint', title: 'print', isShown: ({ contest }) => isOn(contest.openPrint) },
  { route: 'ContestAcInfo', title: 'acInfo', isShown: isAcmAdmin },
  {
    route: 'ContestAdminPrint',
    title: 'adminPrint',
    isShown: ({ isAdmin, contest }) => isAdmin && isOn(contest.openPrint),
  },
  { route: 'ContestScrollBoard', title: 'scrollBoard', isShown: isAcmAdmin },
  {
    route: 'ContestRejudgeAdmin',
    title: 'rejudge',
    isShown: ({ isAdmin }, user) => isAdmin && isRoot(user),
  },
];

/** Null where the list has not said it. */
const isOn = (flag: boolean | null | undefined): boolean => flag === true;

/** What this reader sees; only pages that exist. */
export const shownTabs = (open: OpenContest, user: UserInfo | null): ContestTab[] =>
  tabs.filter((tab) => isReady(tab.route) && isShownTo(tab, open, user));

export const isShownTo = ({ isShown }: ContestTab, open: OpenContest, user: UserInfo | null) =>
  isShown?.(open, user) ?? true;

export const isShut = ({ isAlwaysOpen = false }: ContestTab, open: OpenContest): boolean =>
  open.isMenuDisabled && !isAlwaysOpen;

/** The tab that a page belongs to; null for one that has no room for tabs (a problem). */
export const tabOf = (route: RouteName): ContestTab | null =>
  tabs.find((tab) => tab.route === route || tab.below?.includes(route)) ?? null;
