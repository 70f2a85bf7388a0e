/** Which code and texts each address needs. The build reads this table for the server's manifest. */

import { helpTexts } from '../features/help/texts';
import { homeTexts } from '../features/home/texts';
import { lessonsTexts } from '../features/lessons/texts';
import { problemTexts } from '../features/problem/texts';
import { problemListTexts } from '../features/problem-list/texts';
import { ranksTexts } from '../features/ranks/texts';
import { roomCheckTexts } from '../features/room-check/texts';
import { settingsTexts } from '../features/settings/texts';
import { submissionsTexts } from '../features/submissions/texts';
import { timedWorkAccessTexts } from '../features/timed-work/access/texts';
import { timedWorkTexts } from '../features/timed-work/texts';
import { userHomeTexts } from '../features/user-home/texts';
import { differenceTexts, widgetsTexts } from '../shared/ui/widgets/texts';
import { areaPages } from './areas';
import { messagePages } from './messagePages';
import type { PageEntry } from './pageEntry';
import type {
  AccountRoute,
  AdminRoute,
  ContestRoute,
  DiscussionRoute,
  GroupRoute,
  PlannedRoute,
  RouteName,
  TrainingRoute,
} from './routes';

export { shellTexts } from '../shared/i18n/i18n';
export { contentsOf } from './areas';
export { frames } from './frames';
export { paths } from './routes';

type SiteRoute = Exclude<
  RouteName,
  | AccountRoute
  | AdminRoute
  | DiscussionRoute
  | ContestRoute
  | GroupRoute
  | TrainingRoute
  | PlannedRoute
  | 'Kit'
>;

const sitePages: Readonly<Record<SiteRoute, PageEntry> & { Kit?: PageEntry }> = {
  ...messagePages,
  Home: { load: () => import('../features/home/HomePage'), texts: [homeTexts], frame: 'site' },
  ProblemList: {
    load: () => import('../features/problem-list/ProblemListPage'),
    texts: [problemListTexts],
    frame: 'site',
  },
  ProblemDetails: {
    load: () => import('../features/problem/ProblemPage'),
    texts: [problemTexts],
    frame: 'site',
    isWide: true,
  },
  ProblemPrint: {
    load: () => import('../features/problem/ProblemPage'),
    texts: [problemTexts],
    frame: 'bare',
  },
  SubmissionList: {
    load: () => import('../features/submissions/SubmissionListPage'),
    texts: [submissionsTexts],
    frame: 'site',
  },
  SubmissionDetails: {
    load: () => import('../features/submissions/SubmissionDetailPage'),
    // Of a timed work it says what came late in that work's words.
    texts: [timedWorkTexts, submissionsTexts],
    frame: 'site',
  },
  SubmissionDifference: {
    load: () => import('../features/submissions/SubmissionDifferencePage'),
    texts: [submissionsTexts, differenceTexts],
    frame: 'site',
  },
  ExamStop: {
    load: () => import('../features/timed-work/access/ExamStopPage'),
    texts: [timedWorkAccessTexts],
    frame: 'site',
  },
  AcmRank: {
    load: () => import('../features/ranks/AcmRankPage'),
    texts: [ranksTexts],
    frame: 'site',
  },
  OiRank: {
    load: () => import('../features/ranks/OiRankPage'),
    texts: [ranksTexts],
    frame: 'site',
  },
  RoomCheck: {
    load: () => import('../features/room-check/RoomCheckPage'),
    texts: [roomCheckTexts],
    frame: 'site',
  },
  LessonList: {
    load: () => import('../features/lessons/LessonListPage'),
    texts: [lessonsTexts],
    frame: 'site',
  },
  LessonDetails: {
    load: () => import('../features/lessons/LessonPage'),
    texts: [lessonsTexts, widgetsTexts],
    frame: 'site',
  },
  Help: { load: () => import('../features/help/HelpPage'), texts: [helpTexts], frame: 'site' },
  UserHome: {
    load: () => import('../features/user-home/UserHomePage'),
    texts: [userHomeTexts],
    frame: 'site',
  },
  Setting: {
    load: () => import('../features/settings/SettingsPage'),
    texts: [settingsTexts, widgetsTexts],
    frame: 'site',
  },
  ...(__DEV__
    ? {
        Kit: {
          load: () => import('../features/kit/KitPage'),
          texts: [],
          frame: 'site',
          devOnly: true,
        },
      }
    : {}),
};

/** Every page that is built; `planned` in routes.ts names the others. */
export const pages: Readonly<Partial<Record<RouteName, PageEntry>>> = {
  ...sitePages,
  ...areaPages,
};
