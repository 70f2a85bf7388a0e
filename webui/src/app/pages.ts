/** Which code and texts each address needs. The build reads this table for the server's manifest. */
import type { ComponentType } from 'react';
import { accountTexts } from '../features/account/texts';
import { adminAnnouncementsTexts } from '../features/admin/announcements/texts';
import { adminAuditTexts } from '../features/admin/audit/texts';
import { adminBackupsTexts } from '../features/admin/backups/texts';
import { adminDashboardTexts } from '../features/admin/dashboard/texts';
import { adminDataVersionsTexts } from '../features/admin/data-versions/texts';
import { adminDoctorTexts } from '../features/admin/doctor/texts';
import { adminExportTexts } from '../features/admin/export/texts';
import { adminHonorsTexts } from '../features/admin/honors/texts';
import { adminImportTexts } from '../features/admin/import/texts';
import { adminJudgeTexts } from '../features/admin/judge/texts';
import { adminLanguagesTexts } from '../features/admin/languages/texts';
import { adminLoginTexts } from '../features/admin/login/texts';
import { adminLoginCodesTexts } from '../features/admin/login-codes/texts';
import { adminNoticesTexts } from '../features/admin/notices/texts';
import { adminProblemEditorTexts } from '../features/admin/problem-editor/texts';
import { adminProblemsTexts } from '../features/admin/problems/texts';
import { adminRolesTexts } from '../features/admin/roles/texts';
import { adminRosterTexts } from '../features/admin/roster/texts';
import { adminSettingsTexts } from '../features/admin/settings/texts';
import { adminSlipsTexts } from '../features/admin/slips/texts';
import { adminStartPicturesTexts } from '../features/admin/start-pictures/texts';
import { adminTagsTexts } from '../features/admin/tags/texts';
import { adminTexts } from '../features/admin/texts';
import { adminToolsTexts } from '../features/admin/tools/texts';
import { adminTrashTexts } from '../features/admin/trash/texts';
import { adminUsersTexts } from '../features/admin/users/texts';
import { homeTexts } from '../features/home/texts';
import { problemPreviewTexts } from '../features/problem/preview/texts';
import { problemTexts } from '../features/problem/texts';
import { problemListTexts } from '../features/problem-list/texts';
import { ranksTexts } from '../features/ranks/texts';
import { settingsTexts } from '../features/settings/texts';
import { setupTexts } from '../features/setup/texts';
import { submissionsTexts } from '../features/submissions/texts';
import { userHomeTexts } from '../features/user-home/texts';
import { editorTexts } from '../shared/editor/texts';
import type { TextSet } from '../shared/i18n/i18n';
import { loginTexts } from '../shared/login/texts';
import { widgetsTexts } from '../shared/ui/widgets/texts';
import type { RouteName } from './routes';

export { shellTexts } from '../shared/i18n/i18n';
export { paths } from './routes';

export interface PageEntry {
  load: () => Promise<{ default: ComponentType }>;
  texts: readonly TextSet[];
  /** site: bar, centred content, footer · full: bar, whole width · bare: nothing · admin: back-office styles. */
  layout: 'site' | 'full' | 'bare' | 'admin';
  /** Who may open it; the server decides again at every call. */
  guard?: 'login' | 'admin';
  devOnly?: boolean;
}

/** A route without an entry is not built yet: its links stay hidden, its address is not found. */
export const pages: Partial<Record<RouteName, PageEntry>> = {
  Home: {
    load: () => import('../features/home/HomePage'),
    texts: [homeTexts],
    layout: 'site',
  },
  Setup: {
    load: () => import('../features/setup/SetupPage'),
    texts: [setupTexts],
    layout: 'bare',
  },
  Logout: {
    load: () => import('../features/account/LogoutPage'),
    texts: [],
    layout: 'site',
  },
  ResetPassword: {
    load: () => import('../features/account/ResetPasswordPage'),
    texts: [accountTexts],
    layout: 'site',
  },
  ProblemList: {
    load: () => import('../features/problem-list/ProblemListPage'),
    texts: [problemListTexts],
    layout: 'site',
  },
  ProblemDetails: {
    load: () => import('../features/problem/ProblemPage'),
    texts: [problemTexts, editorTexts],
    layout: 'full',
  },
  ProblemPrint: {
    load: () => import('../features/problem/ProblemPage'),
    texts: [problemTexts],
    layout: 'bare',
  },
  SubmissionList: {
    load: () => import('../features/submissions/SubmissionListPage'),
    texts: [submissionsTexts],
    layout: 'site',
  },
  SubmissionDetails: {
    load: () => import('../features/submissions/SubmissionDetailPage'),
    texts: [submissionsTexts, editorTexts],
    layout: 'site',
  },
  SubmissionDifference: {
    load: () => import('../features/submissions/SubmissionDifferencePage'),
    texts: [submissionsTexts],
    layout: 'site',
    guard: 'login',
  },
  AcmRank: {
    load: () => import('../features/ranks/AcmRankPage'),
    texts: [ranksTexts],
    layout: 'site',
  },
  OiRank: {
    load: () => import('../features/ranks/OiRankPage'),
    texts: [ranksTexts],
    layout: 'site',
  },
  UserHome: {
    load: () => import('../features/user-home/UserHomePage'),
    texts: [userHomeTexts],
    layout: 'site',
  },
  Setting: {
    load: () => import('../features/settings/SettingsPage'),
    texts: [settingsTexts, widgetsTexts],
    layout: 'site',
    guard: 'login',
  },
  AdminHome: {
    load: () => import('../features/admin/AdminHomePage'),
    texts: [],
    layout: 'admin',
    guard: 'admin',
  },
  AdminDashboard: {
    load: () => import('../features/admin/dashboard/DashboardPage'),
    texts: [adminTexts, adminDashboardTexts],
    layout: 'admin',
    guard: 'admin',
  },
  AdminNotices: {
    load: () => import('../features/admin/notices/NoticesPage'),
    texts: [adminTexts, adminNoticesTexts, widgetsTexts],
    layout: 'admin',
    guard: 'admin',
  },
  AdminRoles: {
    load: () => import('../features/admin/roles/RolesPage'),
    texts: [adminTexts, adminRolesTexts],
    layout: 'admin',
    guard: 'admin',
  },
  AdminLanguages: {
    load: () => import('../features/admin/languages/LanguagesPage'),
    texts: [adminTexts, adminLanguagesTexts],
    layout: 'admin',
    guard: 'admin',
  },
  AdminDoctor: {
    load: () => import('../features/admin/doctor/DoctorPage'),
    texts: [adminTexts, adminDoctorTexts],
    layout: 'admin',
    guard: 'admin',
  },
  AdminBackups: {
    load: () => import('../features/admin/backups/BackupsPage'),
    texts: [adminTexts, adminBackupsTexts],
    layout: 'admin',
    guard: 'admin',
  },
  AdminAudit: {
    load: () => import('../features/admin/audit/AuditPage'),
    texts: [adminTexts, adminAuditTexts],
    layout: 'admin',
    guard: 'admin',
  },
  AdminLogin: {
    load: () => import('../features/admin/login/AdminLoginPage'),
    texts: [loginTexts, adminLoginTexts],
    layout: 'admin',
  },
  AdminProblemList: {
    load: () => import('../features/admin/problems/AdminProblemListPage'),
    texts: [adminTexts, adminProblemsTexts, adminExportTexts],
    layout: 'admin',
    guard: 'admin',
  },
  AdminProblemNew: {
    load: () => import('../features/admin/problem-editor/ProblemEditorPage'),
    texts: [adminTexts, adminProblemEditorTexts, widgetsTexts],
    layout: 'admin',
    guard: 'admin',
  },
  AdminProblemEdit: {
    load: () => import('../features/admin/problem-editor/ProblemEditorPage'),
    texts: [adminTexts, adminProblemEditorTexts, widgetsTexts],
    layout: 'admin',
    guard: 'admin',
  },
  AdminProblemPreview: {
    load: () => import('../features/problem/preview/ProblemPreviewPage'),
    texts: [problemTexts, problemPreviewTexts],
    layout: 'site',
    guard: 'admin',
  },
  AdminDataVersions: {
    load: () => import('../features/admin/data-versions/DataVersionsPage'),
    texts: [adminTexts, adminDataVersionsTexts],
    layout: 'admin',
    guard: 'admin',
  },
  AdminJudge: {
    load: () => import('../features/admin/judge/JudgePage'),
    texts: [adminTexts, adminJudgeTexts],
    layout: 'admin',
    guard: 'admin',
  },
  AdminProblemBatch: {
    load: () => import('../features/admin/problems/AdminProblemListPage'),
    texts: [adminTexts, adminProblemsTexts, adminExportTexts],
    layout: 'admin',
    guard: 'admin',
  },
  AdminTags: {
    load: () => import('../features/admin/tags/TagsPage'),
    texts: [adminTexts, adminTagsTexts],
    layout: 'admin',
    guard: 'admin',
  },
  AdminImport: {
    load: () => import('../features/admin/import/ImportPage'),
    texts: [adminTexts, adminImportTexts, widgetsTexts],
    layout: 'admin',
    guard: 'admin',
  },
  AdminAnnouncements: {
    load: () => import('../features/admin/announcements/AnnouncementsPage'),
    texts: [adminTexts, adminAnnouncementsTexts, widgetsTexts],
    layout: 'admin',
    guard: 'admin',
  },
  AdminStartPictures: {
    load: () => import('../features/admin/start-pictures/StartPicturesPage'),
    texts: [adminTexts, adminStartPicturesTexts, widgetsTexts],
    layout: 'admin',
    guard: 'admin',
  },
  AdminTools: {
    load: () => import('../features/admin/tools/ToolsPage'),
    texts: [adminTexts, adminToolsTexts],
    layout: 'admin',
    guard: 'admin',
  },
  AdminHonors: {
    load: () => import('../features/admin/honors/HonorsPage'),
    texts: [adminTexts, adminHonorsTexts],
    layout: 'admin',
    guard: 'admin',
  },
  AdminConfiguration: {
    load: () => import('../features/admin/settings/ConfigurationPage'),
    texts: [adminTexts, adminSettingsTexts],
    layout: 'admin',
    guard: 'admin',
  },
  AdminSwitches: {
    load: () => import('../features/admin/settings/SwitchesPage'),
    texts: [adminTexts, adminSettingsTexts],
    layout: 'admin',
    guard: 'admin',
  },
  AdminLoginCodes: {
    load: () => import('../features/admin/login-codes/LoginCodesPage'),
    texts: [adminTexts, adminLoginCodesTexts],
    layout: 'admin',
    guard: 'admin',
  },
  AdminUsers: {
    load: () => import('../features/admin/users/UsersPage'),
    texts: [adminTexts, adminUsersTexts, adminLoginCodesTexts, adminSlipsTexts],
    layout: 'admin',
    guard: 'admin',
  },
  AdminRoster: {
    load: () => import('../features/admin/roster/RosterPage'),
    texts: [adminTexts, adminRosterTexts, adminSlipsTexts, widgetsTexts],
    layout: 'admin',
    guard: 'admin',
  },
  AdminTrash: {
    load: () => import('../features/admin/trash/TrashPage'),
    texts: [adminTexts, adminTrashTexts],
    layout: 'admin',
    guard: 'admin',
  },
  ...(__DEV__
    ? {
        Kit: {
          load: () => import('../features/kit/KitPage'),
          texts: [],
          layout: 'site',
          devOnly: true,
        },
      }
    : {}),
};

export const isReady = (name: RouteName): boolean => name in pages;
