/** The tabs of a group, in their order (S3 §2.2). One whose page is not there yet is hidden: routes.ts
 * says which are. */
import { isReady, type RouteName } from '../../../app/routes';
import type { OpenGroup } from '../../../entities/group/GroupContext';
import { bootData } from '../../../shared/api/boot';
import type words from './i18n/zh-CN.json';

export interface GroupTab {
  route: Extract<RouteName, `Group${string}`>;
  title: keyof typeof words.tabs;
  /** Shut for who is no member. */
  isForMembers?: boolean;
  /** Hidden from everybody else; absent for none. */
  isShownTo?: (open: OpenGroup) => boolean;
  /** Its table needs the whole width: the side card is left out. */
  isFull?: boolean;
  /** Pages that stand below it, under the same tab. */
  below?: readonly RouteName[];
}

const tabs: readonly GroupTab[] = [
  { route: 'GroupDetails', title: 'home' },
  { route: 'GroupProblemList', title: 'problems', isForMembers: true },
  {
    route: 'GroupTrainingList',
    title: 'trainings',
    isForMembers: true,
    below: [
      'GroupTrainingCategories',
      'GroupTrainingNew',
      'GroupTrainingEdit',
      'GroupTrainingEditProblems',
    ],
  },
  {
    route: 'GroupAssignmentList',
    title: 'assignments',
    isForMembers: true,
    isFull: true,
    below: ['GroupAssignment'],
  },
  { route: 'GroupContestList', title: 'contests', isForMembers: true },
  { route: 'GroupSubmissionList', title: 'submissions', isForMembers: true, isFull: true },
  {
    route: 'GroupDiscussionList',
    title: 'discussions',
    isForMembers: true,
    isShownTo: () => bootData().config.openGroupDiscussion,
    below: ['GroupProblemDiscussion'],
  },
  { route: 'GroupMemberList', title: 'members', isForMembers: true },
  { route: 'GroupClassTable', title: 'classTable', isForMembers: true, isFull: true },
  { route: 'GroupRank', title: 'rank', isForMembers: true },
  { route: 'GroupAnnouncementList', title: 'announcements', isShownTo: ({ isAdmin }) => isAdmin },
  { route: 'GroupSetting', title: 'setting', isShownTo: ({ isRoot }) => isRoot },
];

/** Only pages that exist. */
export const shownTabs = (open: OpenGroup): GroupTab[] =>
  tabs.filter(({ route, isShownTo }) => isReady(route) && (isShownTo?.(open) ?? true));

/** The tab that a page belongs to; null for one that has the whole width (a problem, a training). */
export const tabOf = (route: RouteName): GroupTab | null =>
  tabs.find((tab) => tab.route === route || tab.below?.includes(route)) ?? null;

/** Where something is made anew, or what is hidden is listed. One thing of the group asks the server who may
 * look after it. */
const forAdmins: ReadonlySet<RouteName> = new Set<RouteName>([
  'GroupContestManage',
  'GroupContestNew',
  'GroupTrainingCategories',
  'GroupTrainingNew',
]);

export type Shut = 'membersOnly' | 'notYours';

/** Why this reader may not see a page; null where they may. */
export function shutFor(route: RouteName, tab: GroupTab | null, open: OpenGroup): Shut | null {
  if (tab?.isShownTo && !tab.isShownTo(open)) return 'notYours';
  if (forAdmins.has(route) && open.isMember && !open.isAdmin) return 'notYours';
  // A page without a tab lies below one that is its members'.
  return (tab?.isForMembers ?? tab === null) && !open.isMember ? 'membersOnly' : null;
}
