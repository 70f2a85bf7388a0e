/** The pages of the back-office and the role each asks for (contract admin.md §22). */
import { isReady } from '../../app/pages';
import type { RouteName } from '../../app/routes';
import type { UserInfo } from '../../shared/api/types';
import { isAdmin, isProblemAdmin, isRoot } from '../../shared/session/session';
import type { IconType } from '../../shared/ui/Icon';
import {
  IconBell,
  IconCode,
  IconDatabase,
  IconFileImport,
  IconGauge,
  IconHistory,
  IconLock,
  IconPhoto,
  IconPlugConnected,
  IconSchool,
  IconServer,
  IconSettings,
  IconShieldLock,
  IconSpeakerphone,
  IconStethoscope,
  IconTag,
  IconTerminal,
  IconTool,
  IconTrash,
  IconUsers,
} from '../../shared/ui/icons';
import type texts from './i18n/en-US.json';

export interface AdminEntry {
  key: keyof (typeof texts)['nav'];
  route: RouteName;
  icon: IconType;
  role: keyof typeof mayOpen;
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
      { key: 'dashboard', route: 'AdminDashboard', icon: IconGauge, role: 'admin' },
      { key: 'judge', route: 'AdminJudge', icon: IconServer, role: 'admin' },
    ],
  },
  {
    key: 'content',
    entries: [
      { key: 'problems', route: 'AdminProblemList', icon: IconCode, role: 'admin' },
      { key: 'tags', route: 'AdminTags', icon: IconTag, role: 'admin' },
      { key: 'import', route: 'AdminImport', icon: IconFileImport, role: 'admin' },
      { key: 'trash', route: 'AdminTrash', icon: IconTrash, role: 'problem_admin' },
    ],
  },
  {
    key: 'people',
    entries: [
      { key: 'users', route: 'AdminUsers', icon: IconUsers, role: 'root' },
      { key: 'loginCodes', route: 'AdminLoginCodes', icon: IconLock, role: 'root' },
      { key: 'roles', route: 'AdminRoles', icon: IconShieldLock, role: 'root' },
      { key: 'honors', route: 'AdminHonors', icon: IconSchool, role: 'root' },
    ],
  },
  {
    key: 'site',
    entries: [
      { key: 'announcements', route: 'AdminAnnouncements', icon: IconSpeakerphone, role: 'root' },
      { key: 'notices', route: 'AdminNotices', icon: IconBell, role: 'root' },
      { key: 'startPictures', route: 'AdminStartPictures', icon: IconPhoto, role: 'root' },
      { key: 'tools', route: 'AdminTools', icon: IconTool, role: 'root' },
      { key: 'configuration', route: 'AdminConfiguration', icon: IconSettings, role: 'root' },
      { key: 'switches', route: 'AdminSwitches', icon: IconPlugConnected, role: 'root' },
    ],
  },
  {
    key: 'server',
    entries: [
      { key: 'languages', route: 'AdminLanguages', icon: IconTerminal, role: 'root' },
      { key: 'doctor', route: 'AdminDoctor', icon: IconStethoscope, role: 'root' },
      { key: 'backups', route: 'AdminBackups', icon: IconDatabase, role: 'root' },
      { key: 'audit', route: 'AdminAudit', icon: IconHistory, role: 'root' },
    ],
  },
];

const mayOpen = {
  admin: isAdmin,
  problem_admin: isProblemAdmin,
  root: isRoot,
} as const;

/** Only what this person may open: a page behind a refused role would throw him out (S1 §2). */
export function adminNavigation(
  user: UserInfo | null,
  all: readonly AdminGroup[] = groups,
): AdminGroup[] {
  return all
    .map(({ key, entries }) => ({
      key,
      entries: entries.filter((entry) => isReady(entry.route) && mayOpen[entry.role](user)),
    }))
    .filter(({ entries }) => entries.length > 0);
}
