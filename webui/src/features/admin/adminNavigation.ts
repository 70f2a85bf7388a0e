/** The pages of the back-office in the order of its menu (contract admin.md §23). */
import { mayOpen } from '../../app/access';
import { isReady, type RouteName } from '../../app/routes';
import type { UserInfo } from '../../shared/api/types';
import type { IconType } from '../../shared/ui/Icon';
import {
  IconBell,
  IconClock,
  IconCode,
  IconDatabase,
  IconFileText,
  IconLock,
  IconPhoto,
  IconRefresh,
  IconSchool,
  IconServer,
  IconSettings,
  IconTerminal,
  IconTrash,
  IconUsers,
} from '../../shared/ui/icons';
import type texts from './i18n/en-US.json';
import {
  IconChecklist,
  IconFileImport,
  IconGauge,
  IconHistory,
  IconMessages,
  IconNetwork,
  IconPlugConnected,
  IconShieldLock,
  IconSparkles,
  IconSpeakerphone,
  IconStethoscope,
  IconTag,
  IconTool,
  IconTrophy,
} from './icons';

interface AdminEntry {
  key: keyof (typeof texts)['nav'];
  route: RouteName;
  icon: IconType;
}

/** Entries that belong together; the heading stands above them. */
export interface AdminGroup {
  key: 'start' | keyof (typeof texts)['group'];
  entries: readonly AdminEntry[];
}

const groups: readonly AdminGroup[] = [
  {
    key: 'start',
    entries: [
      { key: 'dashboard', route: 'AdminDashboard', icon: IconGauge },
      { key: 'judge', route: 'AdminJudge', icon: IconServer },
    ],
  },
  {
    key: 'content',
    entries: [
      { key: 'problems', route: 'AdminProblemList', icon: IconCode },
      { key: 'contests', route: 'AdminContestList', icon: IconTrophy },
      { key: 'trainings', route: 'AdminTrainingList', icon: IconChecklist },
      { key: 'lessons', route: 'AdminLessonList', icon: IconFileText },
      { key: 'timedWorks', route: 'AdminTimedWorkList', icon: IconClock },
      { key: 'groupProblems', route: 'AdminGroupProblems', icon: IconUsers },
      { key: 'tags', route: 'AdminTags', icon: IconTag },
      { key: 'import', route: 'AdminImport', icon: IconFileImport },
      { key: 'packs', route: 'AdminPacks', icon: IconLock },
      { key: 'trash', route: 'AdminTrash', icon: IconTrash },
    ],
  },
  {
    key: 'people',
    entries: [
      { key: 'users', route: 'AdminUsers', icon: IconUsers },
      { key: 'loginCodes', route: 'AdminLoginCodes', icon: IconLock },
      { key: 'roles', route: 'AdminRoles', icon: IconShieldLock },
      { key: 'honors', route: 'AdminHonors', icon: IconSchool },
    ],
  },
  {
    key: 'site',
    entries: [
      { key: 'discussions', route: 'AdminDiscussions', icon: IconMessages },
      { key: 'assistant', route: 'AdminAssistant', icon: IconSparkles },
      { key: 'announcements', route: 'AdminAnnouncements', icon: IconSpeakerphone },
      { key: 'notices', route: 'AdminNotices', icon: IconBell },
      { key: 'startPictures', route: 'AdminStartPictures', icon: IconPhoto },
      { key: 'tools', route: 'AdminTools', icon: IconTool },
      { key: 'configuration', route: 'AdminConfiguration', icon: IconSettings },
      { key: 'switches', route: 'AdminSwitches', icon: IconPlugConnected },
    ],
  },
  {
    key: 'server',
    entries: [
      { key: 'languages', route: 'AdminLanguages', icon: IconTerminal },
      { key: 'doctor', route: 'AdminDoctor', icon: IconStethoscope },
      { key: 'address', route: 'AdminAddress', icon: IconNetwork },
      { key: 'backups', route: 'AdminBackups', icon: IconDatabase },
      { key: 'siteMove', route: 'AdminSiteMove', icon: IconFileImport },
      { key: 'upgrade', route: 'AdminUpgrade', icon: IconRefresh },
      { key: 'audit', route: 'AdminAudit', icon: IconHistory },
    ],
  },
];

/** Pages that stand below another entry. */
const below: Partial<Record<RouteName, RouteName>> = {
  AdminProblemNew: 'AdminProblemList',
  AdminProblemEdit: 'AdminProblemList',
  AdminProblemBatch: 'AdminProblemList',
  AdminDataVersions: 'AdminProblemList',
  AdminEditorial: 'AdminProblemList',
  AdminRoster: 'AdminUsers',
  AdminContestNew: 'AdminContestList',
  AdminContestEdit: 'AdminContestList',
  AdminContestProblems: 'AdminContestList',
  AdminContestProblemNew: 'AdminContestList',
  AdminContestProblemEdit: 'AdminContestList',
  AdminContestAnnouncements: 'AdminContestList',
  AdminTrainingNew: 'AdminTrainingList',
  AdminTrainingCategories: 'AdminTrainingList',
  AdminTrainingEdit: 'AdminTrainingList',
  AdminTrainingProblems: 'AdminTrainingList',
  AdminLessonNew: 'AdminLessonList',
  AdminLessonEdit: 'AdminLessonList',
  AdminLessonGroups: 'AdminLessonList',
  AdminLessonProgress: 'AdminLessonList',
  AdminTimedWorkNew: 'AdminTimedWorkList',
  AdminTimedWorkEdit: 'AdminTimedWorkList',
  AdminTimedWorkProblems: 'AdminTimedWorkList',
  AdminTimedWorkRecords: 'AdminTimedWorkList',
  AdminPack: 'AdminPacks',
  AdminExamReadiness: 'AdminTimedWorkList',
  AdminTimedWorkRoom: 'AdminTimedWorkList',
  AdminExamCorrections: 'AdminTimedWorkList',
};

/** The entry that is marked while this page is shown. */
export const sectionOf = (route: RouteName): RouteName => below[route] ?? route;

/** Only what this person may open: a page behind a refused role would throw him out (S1 §2). */
export function adminNavigation(
  user: UserInfo | null,
  all: readonly AdminGroup[] = groups,
): AdminGroup[] {
  return all
    .map(({ key, entries }) => ({
      key,
      entries: entries.filter((entry) => isReady(entry.route) && mayOpen(entry.route, user)),
    }))
    .filter(({ entries }) => entries.length > 0);
}
