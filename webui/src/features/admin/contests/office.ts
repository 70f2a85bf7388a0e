/** Whose back-office works on a contest: the site's, or that of the group in whose pages one is
 * (contract admin.md §12, group.md §6). Its calls and pages are the same, but for their addresses. */
import { to } from '../../../app/routes';
import type { AdminProblemRow } from '../problemTypes';
import type { AdminContest } from './contestQueries';

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

type OfContest = Pick<AdminContest, 'id' | 'gid'>;

/** Where a problem is written for a contest. */
export const newProblemOf = ({ id: contestId, gid: groupID }: OfContest): string =>
  groupID === null
    ? to('AdminContestProblemNew', { contestId })
    : to('GroupContestProblemNew', { groupID, contestId });

/** Where one of a contest's problems is edited, and where it is read as participants will. */
export function pagesOfProblem(
  { id: contestId, gid: groupID }: OfContest,
  problem: AdminProblemRow,
) {
  const { id, problemId: problemID } = problem;
  if (groupID === null) {
    return {
      edit: to('AdminContestProblemEdit', { contestId, problemId: id }),
      preview: to('AdminProblemPreview', { problemID }),
    };
  }
  return {
    edit: to('GroupContestProblemEdit', { groupID, contestId, pid: id }),
    preview: to('GroupProblemPreview', { groupID, problemID }),
  };
}

/** The list of the office's contests. */
export function listOfContests(): string {
  const groupID = groupOfOffice();
  return groupID === null ? to('AdminContestList') : to('GroupContestManage', { groupID });
}
