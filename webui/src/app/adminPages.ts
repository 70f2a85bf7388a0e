/** Which code and texts the pages of the back-office need. */
import { announcementsTexts } from '../entities/announcement/texts';
import { adminAddressTexts } from '../features/admin/address/texts';
import { adminAssistantTexts } from '../features/admin/assistant/texts';
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
import { adminLessonsTexts } from '../features/admin/lessons/texts';
import { adminLoginTexts } from '../features/admin/login/texts';
import { adminLoginCodesTexts } from '../features/admin/login-codes/texts';
import { adminNoticesTexts } from '../features/admin/notices/texts';
import { adminPacksTexts } from '../features/admin/packs/texts';
import { adminProblemEditorTexts } from '../features/admin/problem-editor/texts';
import { adminProblemsTexts } from '../features/admin/problems/texts';
import { adminRolesTexts } from '../features/admin/roles/texts';
import { adminRosterTexts } from '../features/admin/roster/texts';
import { adminSettingsTexts } from '../features/admin/settings/texts';
import { adminSiteMoveTexts } from '../features/admin/site-move/texts';
import { adminSlipsTexts } from '../features/admin/slips/texts';
import { adminStartPicturesTexts } from '../features/admin/start-pictures/texts';
import { adminTagsTexts } from '../features/admin/tags/texts';
import { adminEditorialTexts } from '../features/admin/texts';
import { adminTimedWorkExamTexts } from '../features/admin/timed-work/exam/texts';
import { adminTimedWorkTexts } from '../features/admin/timed-work/texts';
import { adminToolsTexts } from '../features/admin/tools/texts';
import { adminTrainingsTexts } from '../features/admin/trainings/texts';
import { adminTrashTexts } from '../features/admin/trash/texts';
import { adminUpgradeTexts } from '../features/admin/upgrade/texts';
import { adminUsersTexts } from '../features/admin/users/texts';
import { problemPreviewTexts } from '../features/problem/preview/texts';
import { problemTexts } from '../features/problem/texts';
import { loginTexts } from '../shared/login/texts';
import { differenceTexts, widgetsTexts } from '../shared/ui/widgets/texts';
import type { PageContents } from './pageEntry';
import type { AdminRoute } from './routes';

const contestEditor: PageContents = {
  load: () => import('../features/admin/contests/ContestEditorPage'),
  texts: [adminContestsTexts, widgetsTexts],
};
const timedWorkEditor: PageContents = {
  load: () => import('../features/admin/timed-work/TimedWorkEditorPage'),
  texts: [adminTimedWorkTexts, widgetsTexts],
};
const problemEditor: PageContents = {
  load: () => import('../features/admin/problem-editor/ProblemEditorPage'),
  texts: [adminProblemEditorTexts, widgetsTexts],
};
const contestProblem: PageContents = {
  load: () => import('../features/admin/problem-editor/ContestProblemPage'),
  texts: [adminProblemEditorTexts, widgetsTexts],
};
const lessonEditor: PageContents = {
  load: () => import('../features/admin/lessons/LessonEditorPage'),
  texts: [adminLessonsTexts, widgetsTexts],
};
const trainingEditor: PageContents = {
  load: () => import('../features/admin/trainings/TrainingEditorPage'),
  texts: [adminTrainingsTexts, widgetsTexts],
};

export default {
  AdminHome: { load: () => import('../features/admin/AdminHomePage'), texts: [] },
  AdminDashboard: {
    load: () => import('../features/admin/dashboard/DashboardPage'),
    texts: [adminDashboardTexts],
  },
  AdminNotices: {
    load: () => import('../features/admin/notices/NoticesPage'),
    texts: [adminNoticesTexts, widgetsTexts],
  },
  AdminRoles: {
    load: () => import('../features/admin/roles/RolesPage'),
    texts: [adminRolesTexts],
  },
  AdminLanguages: {
    load: () => import('../features/admin/languages/LanguagesPage'),
    texts: [adminLanguagesTexts],
  },
  AdminDoctor: {
    load: () => import('../features/admin/doctor/DoctorPage'),
    texts: [adminDoctorTexts],
  },
  AdminAddress: {
    load: () => import('../features/admin/address/AddressPage'),
    texts: [adminAddressTexts],
  },
  AdminPoster: {
    load: () => import('../features/admin/address/PosterPage'),
    texts: [adminAddressTexts],
  },
  AdminBackups: {
    load: () => import('../features/admin/backups/BackupsPage'),
    texts: [adminBackupsTexts, widgetsTexts],
  },
  AdminTakeover: {
    load: () => import('../features/admin/backups/TakeoverCardPage'),
    texts: [adminBackupsTexts],
  },
  AdminSiteMove: {
    load: () => import('../features/admin/site-move/SiteMovePage'),
    texts: [adminSiteMoveTexts, widgetsTexts],
  },
  AdminUpgrade: {
    load: () => import('../features/admin/upgrade/UpgradePage'),
    texts: [adminUpgradeTexts, widgetsTexts],
  },
  AdminAudit: {
    load: () => import('../features/admin/audit/AuditPage'),
    texts: [adminAuditTexts],
  },
  AdminLogin: {
    load: () => import('../features/admin/login/AdminLoginPage'),
    texts: [loginTexts, adminLoginTexts],
  },
  AdminProblemList: {
    load: () => import('../features/admin/problems/AdminProblemListPage'),
    texts: [adminProblemsTexts, adminExportTexts],
  },
  AdminProblemNew: problemEditor,
  AdminProblemEdit: problemEditor,
  AdminProblemPreview: {
    load: () => import('../features/problem/preview/ProblemPreviewPage'),
    texts: [problemTexts, problemPreviewTexts],
  },
  AdminEditorial: {
    load: () => import('../features/admin/editorial/EditorialPage'),
    texts: [adminEditorialTexts, widgetsTexts],
  },
  AdminDataVersions: {
    load: () => import('../features/admin/data-versions/DataVersionsPage'),
    texts: [adminDataVersionsTexts],
  },
  AdminJudge: {
    load: () => import('../features/admin/judge/JudgePage'),
    texts: [adminJudgeTexts],
  },
  AdminProblemBatch: {
    load: () => import('../features/admin/problems/AdminProblemListPage'),
    texts: [adminProblemsTexts, adminExportTexts],
  },
  AdminTags: {
    load: () => import('../features/admin/tags/TagsPage'),
    texts: [adminTagsTexts],
  },
  AdminImport: {
    load: () => import('../features/admin/import/ImportPage'),
    texts: [adminImportTexts, widgetsTexts],
  },
  AdminPacks: {
    load: () => import('../features/admin/packs/PacksPage'),
    texts: [adminPacksTexts, widgetsTexts],
  },
  AdminPack: {
    load: () => import('../features/admin/packs/PackPage'),
    texts: [adminPacksTexts, widgetsTexts],
  },
  AdminDiscussions: {
    load: () => import('../features/admin/discussions/DiscussionOfficePage'),
    texts: [adminDiscussionsTexts],
  },
  AdminAssistant: {
    load: () => import('../features/admin/assistant/AssistantPage'),
    texts: [adminAssistantTexts, widgetsTexts],
  },
  AdminAnnouncements: {
    load: () => import('../features/admin/announcements/AnnouncementsPage'),
    texts: [announcementsTexts, widgetsTexts],
  },
  AdminStartPictures: {
    load: () => import('../features/admin/start-pictures/StartPicturesPage'),
    texts: [adminStartPicturesTexts, widgetsTexts],
  },
  AdminTools: {
    load: () => import('../features/admin/tools/ToolsPage'),
    texts: [adminToolsTexts],
  },
  AdminHonors: {
    load: () => import('../features/admin/honors/HonorsPage'),
    texts: [adminHonorsTexts],
  },
  AdminConfiguration: {
    load: () => import('../features/admin/settings/ConfigurationPage'),
    texts: [adminSettingsTexts],
  },
  AdminSwitches: {
    load: () => import('../features/admin/settings/SwitchesPage'),
    texts: [adminSettingsTexts],
  },
  AdminLoginCodes: {
    load: () => import('../features/admin/login-codes/LoginCodesPage'),
    texts: [adminLoginCodesTexts],
  },
  AdminUsers: {
    load: () => import('../features/admin/users/UsersPage'),
    texts: [adminUsersTexts, adminLoginCodesTexts, adminSlipsTexts],
  },
  AdminRoster: {
    load: () => import('../features/admin/roster/RosterPage'),
    texts: [adminRosterTexts, adminSlipsTexts, widgetsTexts],
  },
  AdminGroupProblems: {
    load: () => import('../features/admin/group-problems/GroupProblemsPage'),
    texts: [adminGroupProblemsTexts],
  },
  AdminTrash: {
    load: () => import('../features/admin/trash/TrashPage'),
    texts: [adminTrashTexts],
  },
  AdminContestList: {
    load: () => import('../features/admin/contests/ContestsPage'),
    texts: [adminContestsTexts],
  },
  AdminContestNew: contestEditor,
  AdminContestEdit: contestEditor,
  AdminContestProblems: {
    load: () => import('../features/admin/contests/ContestProblemsPage'),
    texts: [adminContestsTexts],
  },
  AdminContestAnnouncements: {
    load: () => import('../features/admin/contests/ContestAnnouncementsPage'),
    texts: [adminContestsTexts, announcementsTexts, widgetsTexts],
  },
  AdminTimedWorkList: {
    load: () => import('../features/admin/timed-work/TimedWorksPage'),
    texts: [adminTimedWorkTexts],
  },
  AdminTimedWorkNew: timedWorkEditor,
  AdminTimedWorkEdit: timedWorkEditor,
  AdminTimedWorkExam: {
    load: () => import('../features/admin/timed-work/exam/ExamSettingsPage'),
    texts: [adminTimedWorkTexts, adminTimedWorkExamTexts],
  },
  AdminTimedWorkProblems: {
    load: () => import('../features/admin/timed-work/TimedWorkProblemsPage'),
    texts: [adminTimedWorkTexts, adminContestsTexts],
  },
  AdminExamCorrections: {
    load: () => import('../features/admin/exam-corrections/ExamCorrectionsPage'),
    texts: [adminExamCorrectionsTexts, adminTimedWorkTexts],
  },
  AdminTimedWorkRecords: {
    load: () => import('../features/admin/timed-work/TimedWorkRecordsPage'),
    texts: [adminTimedWorkTexts, adminExamRoomTalkTexts],
  },
  AdminExamResults: {
    load: () => import('../features/admin/exam-results/ExamResultsPage'),
    texts: [adminTimedWorkTexts, adminExamResultsTexts],
  },
  AdminExamPrint: {
    load: () => import('../features/admin/exam-results/ExamPrintPage'),
    texts: [adminExamResultsTexts],
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
  },
  AdminContestProblemNew: contestProblem,
  AdminContestProblemEdit: contestProblem,
  AdminTrainingList: {
    load: () => import('../features/admin/trainings/TrainingsPage'),
    texts: [adminTrainingsTexts],
  },
  AdminTrainingNew: trainingEditor,
  AdminTrainingEdit: trainingEditor,
  AdminTrainingProblems: {
    load: () => import('../features/admin/trainings/TrainingProblemsPage'),
    texts: [adminTrainingsTexts, adminContestsTexts],
  },
  AdminLessonList: {
    load: () => import('../features/admin/lessons/LessonsPage'),
    texts: [adminLessonsTexts],
  },
  AdminLessonNew: lessonEditor,
  AdminLessonEdit: lessonEditor,
  AdminLessonGroups: {
    load: () => import('../features/admin/lessons/LessonGroupsPage'),
    texts: [adminLessonsTexts, widgetsTexts],
  },
  AdminLessonProgress: {
    load: () => import('../features/admin/lessons/LessonProgressPage'),
    texts: [adminLessonsTexts],
  },
  AdminTrainingCategories: {
    load: () => import('../features/admin/trainings/CategoriesPage'),
    texts: [adminTrainingsTexts],
  },
} satisfies Record<AdminRoute, PageContents>;
