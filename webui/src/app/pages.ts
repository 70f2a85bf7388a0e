/** Which code and texts each address needs. The build reads this table for the server's manifest. */
import { accountTexts } from '../features/account/texts';
import { adminAnnouncementsTexts } from '../features/admin/announcements/texts';
import { adminAuditTexts } from '../features/admin/audit/texts';
import { adminBackupsTexts } from '../features/admin/backups/texts';
import { adminContestsTexts } from '../features/admin/contests/texts';
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
import { adminToolsTexts } from '../features/admin/tools/texts';
import { adminTrashTexts } from '../features/admin/trash/texts';
import { adminUsersTexts } from '../features/admin/users/texts';
import { contestAcceptedTexts } from '../features/contest/accepted/texts';
import { contestBoardTexts } from '../features/contest/board/texts';
import { contestCommentsTexts } from '../features/contest/comments/texts';
import { contestPrintTexts } from '../features/contest/print/texts';
import { contestProblemsTexts } from '../features/contest/problems/texts';
import { contestRejudgeTexts } from '../features/contest/rejudge/texts';
import { contestScrollSetupTexts } from '../features/contest/scroll-setup/texts';
import { contestsTexts } from '../features/contests/texts';
import { helpTexts } from '../features/help/texts';
import { homeTexts } from '../features/home/texts';
import { problemPreviewTexts } from '../features/problem/preview/texts';
import { problemTexts } from '../features/problem/texts';
import { problemListTexts } from '../features/problem-list/texts';
import { ranksTexts } from '../features/ranks/texts';
import { scrollBoardTexts } from '../features/scroll-board/texts';
import { settingsTexts } from '../features/settings/texts';
import { setupTexts } from '../features/setup/texts';
import { submissionsTexts } from '../features/submissions/texts';
import { userHomeTexts } from '../features/user-home/texts';
import { loginTexts } from '../shared/login/texts';
import { widgetsTexts } from '../shared/ui/widgets/texts';
import type { PageEntry } from './pageEntry';
import type { PlannedRoute, RouteName } from './routes';

export { shellTexts } from '../shared/i18n/i18n';
export { frames } from './frames';
export { paths } from './routes';

const contestEditor: PageEntry = {
  load: () => import('../features/admin/contests/ContestEditorPage'),
  texts: [adminContestsTexts, widgetsTexts],
  frame: 'admin',
};
const contestProblem: PageEntry = {
  load: () => import('../features/admin/problem-editor/ContestProblemPage'),
  texts: [adminProblemEditorTexts, widgetsTexts],
  frame: 'admin',
};

/** Every page that is built; `planned` in routes.ts names the others. */
export const pages: Readonly<
  Record<Exclude<RouteName, PlannedRoute | 'Kit'>, PageEntry> &
    Partial<Record<PlannedRoute | 'Kit', PageEntry>>
> = {
  Home: { load: () => import('../features/home/HomePage'), texts: [homeTexts], frame: 'site' },
  Setup: {
    load: () => import('../features/setup/SetupPage'),
    texts: [setupTexts],
    frame: 'bare',
  },
  Logout: { load: () => import('../features/account/LogoutPage'), texts: [], frame: 'site' },
  ResetPassword: {
    load: () => import('../features/account/ResetPasswordPage'),
    texts: [accountTexts],
    frame: 'site',
  },
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
    texts: [submissionsTexts],
    frame: 'site',
  },
  SubmissionDifference: {
    load: () => import('../features/submissions/SubmissionDifferencePage'),
    texts: [submissionsTexts],
    frame: 'site',
  },
  ContestPrint: {
    load: () => import('../features/contest/print/PrintPage'),
    texts: [contestPrintTexts],
    frame: 'contest',
  },
  ContestAdminPrint: {
    load: () => import('../features/contest/print/PrintQueuePage'),
    texts: [contestPrintTexts],
    frame: 'contest',
  },
  ContestPrintSheet: {
    load: () => import('../features/contest/print/PrintSheetPage'),
    texts: [contestPrintTexts],
    frame: 'bare',
  },
  ContestAcInfo: {
    load: () => import('../features/contest/accepted/AcceptedPage'),
    texts: [contestAcceptedTexts],
    frame: 'contest',
  },
  ContestRejudgeAdmin: {
    load: () => import('../features/contest/rejudge/RejudgePage'),
    texts: [contestRejudgeTexts],
    frame: 'contest',
  },
  ContestList: {
    load: () => import('../features/contests/ContestListPage'),
    texts: [contestsTexts],
    frame: 'site',
  },
  ContestDetails: {
    load: () => import('../features/contest/overview/OverviewPage'),
    texts: [],
    frame: 'contest',
  },
  ContestAnnouncementList: {
    load: () => import('../features/contest/announcements/ContestAnnouncementsPage'),
    texts: [],
    frame: 'contest',
  },
  ContestComment: {
    load: () => import('../features/contest/comments/ContestCommentsPage'),
    texts: [contestCommentsTexts],
    frame: 'contest',
  },
  ContestProblemList: {
    load: () => import('../features/contest/problems/ContestProblemListPage'),
    texts: [contestProblemsTexts],
    frame: 'contest',
  },
  ContestProblemDetails: {
    load: () => import('../features/problem/ProblemPage'),
    texts: [problemTexts],
    frame: 'contest',
    isWide: true,
  },
  ContestSubmissionList: {
    load: () => import('../features/submissions/SubmissionListPage'),
    texts: [submissionsTexts],
    frame: 'contest',
  },
  ContestSubmissionDetails: {
    load: () => import('../features/submissions/SubmissionDetailPage'),
    texts: [submissionsTexts],
    frame: 'contest',
  },
  ContestRank: {
    load: () => import('../features/contest/board/ContestRankPage'),
    texts: [contestBoardTexts],
    frame: 'contest',
  },
  ContestScrollBoard: {
    load: () => import('../features/contest/scroll-setup/ScrollSetupPage'),
    texts: [contestScrollSetupTexts],
    frame: 'contest',
  },
  AcmScoreBoard: {
    load: () => import('../features/contest/board/OutsideBoardPage'),
    texts: [contestBoardTexts],
    frame: 'site',
  },
  OiScoreBoard: {
    load: () => import('../features/contest/board/OutsideBoardPage'),
    texts: [contestBoardTexts],
    frame: 'site',
  },
  ScrollBoard: {
    load: () => import('../features/scroll-board/ScrollBoardPage'),
    texts: [scrollBoardTexts],
    frame: 'bare',
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
  AdminHome: { load: () => import('../features/admin/AdminHomePage'), texts: [], frame: 'admin' },
  AdminDashboard: {
    load: () => import('../features/admin/dashboard/DashboardPage'),
    texts: [adminDashboardTexts],
    frame: 'admin',
  },
  AdminNotices: {
    load: () => import('../features/admin/notices/NoticesPage'),
    texts: [adminNoticesTexts, widgetsTexts],
    frame: 'admin',
  },
  AdminRoles: {
    load: () => import('../features/admin/roles/RolesPage'),
    texts: [adminRolesTexts],
    frame: 'admin',
  },
  AdminLanguages: {
    load: () => import('../features/admin/languages/LanguagesPage'),
    texts: [adminLanguagesTexts],
    frame: 'admin',
  },
  AdminDoctor: {
    load: () => import('../features/admin/doctor/DoctorPage'),
    texts: [adminDoctorTexts],
    frame: 'admin',
  },
  AdminBackups: {
    load: () => import('../features/admin/backups/BackupsPage'),
    texts: [adminBackupsTexts, widgetsTexts],
    frame: 'admin',
  },
  AdminAudit: {
    load: () => import('../features/admin/audit/AuditPage'),
    texts: [adminAuditTexts],
    frame: 'admin',
  },
  AdminLogin: {
    load: () => import('../features/admin/login/AdminLoginPage'),
    texts: [loginTexts, adminLoginTexts],
    frame: 'bare',
  },
  AdminProblemList: {
    load: () => import('../features/admin/problems/AdminProblemListPage'),
    texts: [adminProblemsTexts, adminExportTexts],
    frame: 'admin',
  },
  AdminProblemNew: {
    load: () => import('../features/admin/problem-editor/ProblemEditorPage'),
    texts: [adminProblemEditorTexts, widgetsTexts],
    frame: 'admin',
  },
  AdminProblemEdit: {
    load: () => import('../features/admin/problem-editor/ProblemEditorPage'),
    texts: [adminProblemEditorTexts, widgetsTexts],
    frame: 'admin',
  },
  AdminProblemPreview: {
    load: () => import('../features/problem/preview/ProblemPreviewPage'),
    texts: [problemTexts, problemPreviewTexts],
    frame: 'site',
  },
  AdminDataVersions: {
    load: () => import('../features/admin/data-versions/DataVersionsPage'),
    texts: [adminDataVersionsTexts],
    frame: 'admin',
  },
  AdminJudge: {
    load: () => import('../features/admin/judge/JudgePage'),
    texts: [adminJudgeTexts],
    frame: 'admin',
  },
  AdminProblemBatch: {
    load: () => import('../features/admin/problems/AdminProblemListPage'),
    texts: [adminProblemsTexts, adminExportTexts],
    frame: 'admin',
  },
  AdminTags: {
    load: () => import('../features/admin/tags/TagsPage'),
    texts: [adminTagsTexts],
    frame: 'admin',
  },
  AdminImport: {
    load: () => import('../features/admin/import/ImportPage'),
    texts: [adminImportTexts, widgetsTexts],
    frame: 'admin',
  },
  AdminAnnouncements: {
    load: () => import('../features/admin/announcements/AnnouncementsPage'),
    texts: [adminAnnouncementsTexts, widgetsTexts],
    frame: 'admin',
  },
  AdminStartPictures: {
    load: () => import('../features/admin/start-pictures/StartPicturesPage'),
    texts: [adminStartPicturesTexts, widgetsTexts],
    frame: 'admin',
  },
  AdminTools: {
    load: () => import('../features/admin/tools/ToolsPage'),
    texts: [adminToolsTexts],
    frame: 'admin',
  },
  AdminHonors: {
    load: () => import('../features/admin/honors/HonorsPage'),
    texts: [adminHonorsTexts],
    frame: 'admin',
  },
  AdminConfiguration: {
    load: () => import('../features/admin/settings/ConfigurationPage'),
    texts: [adminSettingsTexts],
    frame: 'admin',
  },
  AdminSwitches: {
    load: () => import('../features/admin/settings/SwitchesPage'),
    texts: [adminSettingsTexts],
    frame: 'admin',
  },
  AdminLoginCodes: {
    load: () => import('../features/admin/login-codes/LoginCodesPage'),
    texts: [adminLoginCodesTexts],
    frame: 'admin',
  },
  AdminUsers: {
    load: () => import('../features/admin/users/UsersPage'),
    texts: [adminUsersTexts, adminLoginCodesTexts, adminSlipsTexts],
    frame: 'admin',
  },
  AdminRoster: {
    load: () => import('../features/admin/roster/RosterPage'),
    texts: [adminRosterTexts, adminSlipsTexts, widgetsTexts],
    frame: 'admin',
  },
  AdminTrash: {
    load: () => import('../features/admin/trash/TrashPage'),
    texts: [adminTrashTexts],
    frame: 'admin',
  },
  AdminContestList: {
    load: () => import('../features/admin/contests/ContestsPage'),
    texts: [adminContestsTexts],
    frame: 'admin',
  },
  AdminContestNew: contestEditor,
  AdminContestEdit: contestEditor,
  AdminContestProblems: {
    load: () => import('../features/admin/contests/ContestProblemsPage'),
    texts: [adminContestsTexts],
    frame: 'admin',
  },
  AdminContestAnnouncements: {
    load: () => import('../features/admin/contests/ContestAnnouncementsPage'),
    texts: [adminContestsTexts, adminAnnouncementsTexts, widgetsTexts],
    frame: 'admin',
  },
  AdminContestProblemNew: contestProblem,
  AdminContestProblemEdit: contestProblem,
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
