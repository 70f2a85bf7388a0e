/** Whose back-office works on a contest: the site's, or that of the group in whose pages one is
 * (contract admin.md §12, group.md §6). Its calls and pages are the same, but for their addresses. */
import { to } from '../../../app/routes';

/** The group in whose pages one is; null in the site's back-office. */
export const groupOfOffice = (): number | null =>
  Number(/^\/group\/(\d+)\//.exec(location.pathname)?.[1]) || null;

export const contestPages = ['settings', 'problems', 'announcements'] as const;

export type ContestPageName = (typeof contestPages)[number];

/** Where a contest is made. */
export function pageOfContest(page: ContestPageName, contestId: number): string {
  const groupID = groupOfOffice();
  if (groupID === null) return to(pages[page].site, { contestId });
  return to(pages[page].group, { groupID, contestId });
}

const pages = {
  settings: { site: 'AdminContestEdit', group: 'GroupContestEdit' },
  problems: { site: 'AdminContestProblems', group: 'GroupContestProblems' },
  announcements: { site: 'AdminContestAnnouncements', group: 'GroupContestAnnouncements' },
} as const;

/** The list of the office's contests. */
export function listOfContests(): string {
  const groupID = groupOfOffice();
  return groupID === null ? to('AdminContestList') : to('GroupContestManage', { groupID });
}
