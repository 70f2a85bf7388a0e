/** Which code and texts each address needs. The build reads this table for the server's manifest. */

import { announcementsTexts } from '../entities/announcement/texts';
import { adminAuditTexts } from '../features/admin/audit/texts';
import { adminBackupsTexts } from '../features/admin/backups/texts';
import { adminContestsTexts } from '../features/admin/contests/texts';
import { adminDashboardTexts } from '../features/admin/dashboard/texts';
import { adminDataVersionsTexts } from '../features/admin/data-versions/texts';
import { adminDiscussionsTexts } from '../features/admin/discussions/texts';
import { adminDoctorTexts } from '../features/admin/doctor/texts';
import { adminExamCorrectionsTexts } from '../features/admin/exam-corrections/texts';
import { adminExamReadinessTexts } from '../features/admin/exam-readiness/texts';
import { adminExamResultsTexts } from '../features/admin/exam-results/texts';
import { adminExamRoomTalkTexts } from '../features/admin/exam-room/talk/texts';
import { adminExamRoomTexts } from '../features/admin/exam-room/texts';
import { adminExportTexts } from '../features/admin/export/texts';
import { adminGroupProblemsTexts } from '../features/admin/group-problems/texts';
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
import { adminTimedWorkExamTexts } from '../features/admin/timed-work/exam/texts';
import { adminTimedWorkTexts } from '../features/admin/timed-work/texts';
import { adminToolsTexts } from '../features/admin/tools/texts';
import { adminTrashTexts } from '../features/admin/trash/texts';
import { adminUsersTexts } from '../features/admin/users/texts';
import { helpTexts } from '../features/help/texts';
import { homeTexts } from '../features/home/texts';
import { problemPreviewTexts } from '../features/problem/preview/texts';
import { problemTexts } from '../features/problem/texts';
import { problemListTexts } from '../features/problem-list/texts';
import { ranksTexts } from '../features/ranks/texts';
import { roomCheckTexts } from '../features/room-check/texts';
import { settingsTexts } from '../features/settings/texts';
import { submissionsTexts } from '../features/submissions/texts';
import { timedWorkAccessTexts } from '../features/timed-work/access/texts';
import { timedWorkTexts } from '../features/timed-work/texts';
import { userHomeTexts } from '../features/user-home/texts';
import { loginTexts } from '../shared/login/texts';
import { differenceTexts, widgetsTexts } from '../shared/ui/widgets/texts';
import { accountPages } from './accountPages';
import { contestPages } from './contestPages';
import { discussionPages } from './discussionPages';
import { groupPages } from './groupPages';
import type { PageEntry } from './pageEntry';
import type { PlannedRoute, RouteName } from './routes';
import { trainingPages } from './trainingPages';

export { shellTexts } from '../shared/i18n/i18n';
export { frames } from './frames';
export { paths } from './routes';

const contestEditor: PageEntry = {
  load: () => import('../features/admin/contests/ContestEditorPage'),
  texts: [adminContestsTexts, widgetsTexts],
  frame: 'admin',
};
const timedWorkEditor: PageEntry = {
  load: () => import('../features/admin/timed-work/TimedWorkEditorPage'),
  texts: [adminTimedWorkTexts, widgetsTexts],
  frame: 'admin',
};
const problemEditor: PageEntry = {
  load: () => import('../features/admin/problem-editor/ProblemEditorPage'),
  texts: [adminProblemEditorTexts, widgetsTexts],
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
  ...accountPages,
  ...contestPages,
  ...discussionPages,
  ...groupPages,
  ...trainingPages,
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
  AdminTakeover: {
    load: () => import('../features/admin/backups/TakeoverCardPage'),
    texts: [adminBackupsTexts],
    frame: 'bare',
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
  AdminProblemNew: problemEditor,
  AdminProblemEdit: problemEditor,
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
  AdminDiscussions: {
    load: () => import('../features/admin/discussions/DiscussionOfficePage'),
    texts: [adminDiscussionsTexts],
    frame: 'admin',
  },
  AdminAnnouncements: {
    load: () => import('../features/admin/announcements/AnnouncementsPage'),
    texts: [announcementsTexts, widgetsTexts],
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
  AdminGroupProblems: {
    load: () => import('../features/admin/group-problems/GroupProblemsPage'),
    texts: [adminGroupProblemsTexts],
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
    texts: [adminContestsTexts, announcementsTexts, widgetsTexts],
    frame: 'admin',
  },
  AdminTimedWorkList: {
    load: () => import('../features/admin/timed-work/TimedWorksPage'),
    texts: [adminTimedWorkTexts],
    frame: 'admin',
  },
  AdminTimedWorkNew: timedWorkEditor,
  AdminTimedWorkEdit: timedWorkEditor,
  AdminTimedWorkExam: {
    load: () => import('../features/admin/timed-work/exam/ExamSettingsPage'),
    texts: [adminTimedWorkTexts, adminTimedWorkExamTexts],
    frame: 'admin',
  },
  AdminTimedWorkProblems: {
    load: () => import('../features/admin/timed-work/TimedWorkProblemsPage'),
    texts: [adminTimedWorkTexts, adminContestsTexts],
    frame: 'admin',
  },
  AdminExamCorrections: {
    load: () => import('../features/admin/exam-corrections/ExamCorrectionsPage'),
    texts: [adminExamCorrectionsTexts, adminTimedWorkTexts],
    frame: 'admin',
  },
  AdminTimedWorkRecords: {
    load: () => import('../features/admin/timed-work/TimedWorkRecordsPage'),
    texts: [adminTimedWorkTexts, adminExamRoomTalkTexts],
    frame: 'admin',
  },
  AdminExamResults: {
    load: () => import('../features/admin/exam-results/ExamResultsPage'),
    texts: [adminTimedWorkTexts, adminExamResultsTexts],
    frame: 'admin',
  },
  AdminExamPrint: {
    load: () => import('../features/admin/exam-results/ExamPrintPage'),
    texts: [adminExamResultsTexts],
    frame: 'bare',
  },
  AdminExamReadiness: {
    load: () => import('../features/admin/exam-readiness/ExamReadinessPage'),
    texts: [
      adminExamReadinessTexts,
      adminDashboardTexts,
      adminTimedWorkTexts,
      adminContestsTexts,
      adminDoctorTexts,
    ],
    frame: 'admin',
  },
  AdminTimedWorkRoom: {
    load: () => import('../features/admin/exam-room/ExamRoomPage'),
    texts: [
      adminTimedWorkTexts,
      adminExamRoomTexts,
      adminExamRoomTalkTexts,
      adminDashboardTexts,
      differenceTexts,
      widgetsTexts,
    ],
    frame: 'admin',
    isWide: true,
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
