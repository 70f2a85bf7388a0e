/** The check of a contest: what would embarrass its organiser (contract admin.md §12). */
import { type RouteName, to } from '../../../app/routes';
import { api, type Schemas } from '../../../shared/api/calls';
import { groupOfOffice, pageOfContest } from './office';

type Finding = Schemas['CheckFinding'];

export const checkQuery = (cid: number) => ({
  queryKey: ['admin', 'contestCheck', cid] as const,
  queryFn: () => {
    const asked = { query: { cid }, isQuiet: true };
    return groupOfOffice() === null
      ? api('GET /api/admin/contest/check', asked)
      : api('GET /api/group/contest-check', asked);
  },
  // Each look is a new one: what it is about is mended on other pages.
  staleTime: 0,
  gcTime: 0,
});

const pages = {
  settings: 'AdminContestEdit',
  problems: 'AdminContestProblems',
  problem: 'AdminContestProblemEdit',
  solutions: 'AdminContestProblemEdit',
  judge: 'AdminJudge',
  users: 'AdminUsers',
  switches: 'AdminSwitches',
  service: 'AdminDashboard',
  // What contests and exams are checked for is told in one form; these are of exams alone.
  exam: 'AdminTimedWorkList',
  backups: 'AdminBackups',
  rooms: 'AdminTimedWorkList',
} as const satisfies Record<Finding['where'], RouteName>;

/** The page that mends it. */
export function pageOf({ where, pid }: Finding, cid: number): { route: RouteName; href: string } {
  const route = pages[where];
  const place = { contestId: cid, problemId: pid ?? 0 };
  if (groupOfOffice() !== null) {
    const page = where === 'settings' ? 'settings' : 'problems';
    return { route, href: pageOfContest(page, cid) };
  }
  const address = to(route, place);
  return { route, href: where === 'solutions' ? `${address}?step=check` : address };
}
