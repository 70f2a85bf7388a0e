/** Who may open which page (S1 §6, contract 21-permissions §6); the server decides again at every call. */
import type { UserInfo } from '../shared/api/types';
import { isAdmin, isProblemAdmin, isRoot } from '../shared/session/session';
import type { RouteName } from './routes';

const holds = {
  everyone: () => true,
  login: (user: UserInfo | null) => user !== null,
  admin: isAdmin,
  problem_admin: isProblemAdmin,
  root: isRoot,
} as const;

export type Access = keyof typeof holds;

/** A page that is not named is everyone's. */
const needed: Partial<Record<RouteName, Access>> = {
  SubmissionDifference: 'login',
  Setting: 'login',
  TimedWorkList: 'login',
  AdminHome: 'admin',
  AdminDashboard: 'admin',
  AdminJudge: 'admin',
  AdminProblemList: 'admin',
  AdminProblemBatch: 'admin',
  AdminProblemNew: 'admin',
  AdminProblemEdit: 'admin',
  AdminProblemPreview: 'admin',
  AdminDataVersions: 'admin',
  AdminTags: 'admin',
  AdminImport: 'admin',
  AdminTrash: 'problem_admin',
  AdminUsers: 'root',
  AdminRoster: 'root',
  AdminLoginCodes: 'root',
  AdminRoles: 'root',
  AdminHonors: 'root',
  AdminAnnouncements: 'root',
  AdminNotices: 'root',
  AdminStartPictures: 'root',
  AdminTools: 'root',
  AdminConfiguration: 'root',
  AdminSwitches: 'root',
  AdminLanguages: 'root',
  AdminDoctor: 'root',
  AdminBackups: 'root',
  AdminAudit: 'root',
};

export const accessOf = (route: RouteName): Access => needed[route] ?? 'everyone';

export const mayOpen = (route: RouteName, user: UserInfo | null): boolean =>
  holds[accessOf(route)](user);
