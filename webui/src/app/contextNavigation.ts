/** The links of the training, contest or group around a page (S1 §2, context navigation). */
import { trainingAddress, trainingProblemsAddress } from '../entities/training/trainingAddress';
import { isReady, type RouteName, to } from './routes';

type ContextKey =
  | 'backHome'
  | 'groupHome'
  | 'groupProblems'
  | 'trainingHome'
  | 'trainingProblems'
  | 'contestHome'
  | 'contestProblems'
  | 'contestSubmissions'
  | 'contestRank';

export interface ContextLink {
  key: ContextKey;
  route: RouteName;
  href: string;
}

/** `parameters` are those of the address; a page outside of all three has no links. */
export function contextLinks(
  route: RouteName,
  parameters: Record<string, string | undefined>,
): ContextLink[] {
  return linksOf(route, parameters).filter((link) => isReady(link.route));
}

/** Of a contest's pages only this one has no tabs, which lead to the same places. */
export const hasContestBar = (route: RouteName): boolean => route === 'ContestProblemDetails';

/** Of a group's pages those that stand in none of its tabs. */
const hasGroupBar = (route: RouteName): boolean =>
  /^Group.*Details$/.test(route) && route !== 'GroupDetails';

/** The same of a training's. */
export const hasTrainingBar = (route: RouteName): boolean =>
  route === 'TrainingProblemDetails' || route === 'GroupTrainingProblemDetails';

function linksOf(
  route: RouteName,
  { trainingID, contestID, groupID }: Record<string, string | undefined>,
): ContextLink[] {
  if (trainingID) {
    if (!hasTrainingBar(route)) return [];
    const training = { id: Number(trainingID), gid: groupID ? Number(groupID) : null };
    return [
      { key: 'backHome', route: 'Home', href: to('Home') },
      ...(groupID ? [groupHome(groupID)] : []),
      { key: 'trainingHome', route: 'TrainingDetails', href: trainingAddress(training) },
      {
        key: 'trainingProblems',
        route: 'TrainingProblemList',
        href: trainingProblemsAddress(training),
      },
    ];
  }
  if (contestID) {
    if (!hasContestBar(route)) return [];
    const contest = { contestID };
    return [
      { key: 'contestHome', route: 'ContestDetails', href: to('ContestDetails', contest) },
      {
        key: 'contestProblems',
        route: 'ContestProblemList',
        href: to('ContestProblemList', contest),
      },
      {
        key: 'contestSubmissions',
        route: 'ContestSubmissionList',
        href: to('ContestSubmissionList', contest, { onlyMine: true }),
      },
      { key: 'contestRank', route: 'ContestRank', href: to('ContestRank', contest) },
    ];
  }
  if (!groupID || !hasGroupBar(route)) return [];
  const problems = to('GroupProblemList', { groupID });
  return [groupHome(groupID), { key: 'groupProblems', route: 'GroupProblemList', href: problems }];
}

function groupHome(groupID: string): ContextLink {
  return { key: 'groupHome', route: 'GroupDetails', href: to('GroupDetails', { groupID }) };
}
