/** The entries of the main navigation (S1 §2) and what stands behind each. */
import type { UserInfo, WebsiteConfig } from '../shared/api/types';
import { isReady, type RouteName } from './routes';

type NavigationKey =
  | 'home'
  | 'problems'
  | 'trainings'
  | 'contests'
  | 'generalContests'
  | 'timedWork'
  | 'status'
  | 'ranks'
  | 'acmRank'
  | 'oiRank'
  | 'groups'
  | 'lessons'
  | 'discussions';

export interface NavigationLink {
  key: NavigationKey;
  route: RouteName;
}

export interface NavigationGroup {
  key: NavigationKey;
  links: NavigationLink[];
}

/** The entry or group that the shown page belongs to. */
export function isActive(
  entry: NavigationLink | NavigationGroup,
  current: RouteName | null,
): boolean {
  if ('links' in entry) return entry.links.some((link) => isActive(link, current));
  return entry.route === current || entry.route === highlightedRoute(current);
}

/** What this reader sees: switches of the site, login, and only screens that exist. */
export function navigation(
  config: WebsiteConfig,
  user: UserInfo | null,
): (NavigationLink | NavigationGroup)[] {
  const communal = config.visible4;
  const contests: NavigationLink[] = [
    ...link(communal, 'generalContests', 'ContestList'),
    ...link(user !== null, 'timedWork', 'TimedWorkList'),
  ];
  const ranks: NavigationLink[] = [
    ...link(communal, 'acmRank', 'AcmRank'),
    ...link(communal, 'oiRank', 'OiRank'),
  ];
  return [
    ...link(true, 'home', 'Home'),
    ...link(true, 'problems', 'ProblemList'),
    ...link(true, 'trainings', 'TrainingList'),
    ...group('contests', contests),
    ...link(true, 'status', 'SubmissionList'),
    ...group('ranks', ranks),
    ...link(communal, 'groups', 'GroupList'),
    ...link(communal, 'lessons', 'LessonList'),
    ...link(config.openPublicDiscussion, 'discussions', 'DiscussionList'),
  ];
}

function link(isShown: boolean, key: NavigationKey, route: RouteName): NavigationLink[] {
  return isShown && isReady(route) ? [{ key, route }] : [];
}

function group(key: NavigationKey, links: NavigationLink[]): NavigationGroup[] {
  return links.length > 0 ? [{ key, links }] : [];
}

/** Pages that light up another page's entry (S1 §2, active menu mapping): by what their names begin
 * with, and those that are named otherwise. */
const families =
  /^(Problem(?!Discussion)|Discussion|Training|Contest|TimedWork|Group|Lesson)(?!List)/;
const highlighted: Partial<Record<RouteName, RouteName>> = {
  ProblemDiscussion: 'DiscussionList',
  SubmissionDetails: 'SubmissionList',
  SubmissionDifference: 'SubmissionList',
  AcmScoreBoard: 'ContestList',
  OiScoreBoard: 'ContestList',
};

function highlightedRoute(current: RouteName | null): RouteName | null {
  const family = current && families.exec(current)?.[1];
  if (family) return `${family}List` as RouteName;
  return current && (highlighted[current] ?? current);
}
