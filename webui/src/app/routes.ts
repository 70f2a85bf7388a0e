/** Every address of the site. Nothing else in the page writes a path. */

export const paths = {
  Home: '/home',
  Setup: '/setup',
  Logout: '/logout',
  ResetPassword: '/reset-password',
  ProblemList: '/problem',
  ProblemDetails: '/problem/:problemID',
  ProblemPrint: '/problem/:problemID/print',
  SubmissionList: '/status',
  SubmissionDetails: '/submission-detail/:submitID',
  SubmissionDifference: '/submission-difference',
  TrainingList: '/training',
  TrainingDetails: '/training/:trainingID',
  TrainingProblemList: '/training/:trainingID/problems',
  TrainingProblemDetails: '/training/:trainingID/problem/:problemID',
  TrainingRank: '/training/:trainingID/rank',
  ContestList: '/contest',
  ContestDetails: '/contest/:contestID',
  ContestProblemList: '/contest/:contestID/problems',
  ContestSubmissionList: '/contest/:contestID/submissions',
  ContestRank: '/contest/:contestID/rank',
  ContestProblemDetails: '/contest/:contestID/problem/:problemID',
  ContestSubmissionDetails: '/contest/:contestID/problem/:problemID/submission-detail/:submitID',
  ContestAnnouncementList: '/contest/:contestID/announcements',
  ContestComment: '/contest/:contestID/comment',
  ContestPrint: '/contest/:contestID/print',
  ContestAcInfo: '/contest/:contestID/ac-info',
  ContestAdminPrint: '/contest/:contestID/admin-print',
  ContestPrintSheet: '/contest/:contestID/admin-print/:printID',
  ContestScrollBoard: '/contest/:contestID/scroll-board',
  ContestReport: '/contest/:contestID/report',
  ContestRejudgeAdmin: '/contest/:contestID/rejudge',
  AcmScoreBoard: '/contest/acm-scoreboard/:contestID',
  OiScoreBoard: '/contest/oi-scoreboard/:contestID',
  ScrollBoard: '/scrollBoard',
  TimedWorkList: '/timedwork',
  TimedWorkDetails: '/timedwork/:timedWorkID',
  TimedWorkProblemList: '/timedwork/:timedWorkID/problems',
  TimedWorkSubmissionList: '/timedwork/:timedWorkID/submissions',
  TimedWorkReceipts: '/timedwork/:timedWorkID/receipts',
  TimedWorkRank: '/timedwork/:timedWorkID/rank',
  TimedWorkProblemDetails: '/timedwork/:timedWorkID/problem/:problemID',
  ExamStop: '/exam-stop',
  AcmRank: '/acm-rank',
  OiRank: '/oi-rank',
  GroupList: '/group',
  GroupDetails: '/group/:groupID',
  GroupAssignmentList: '/group/:groupID/assignments',
  GroupAssignment: '/group/:groupID/assignment/:assignmentID',
  GroupClassTable: '/group/:groupID/class',
  GroupStudent: '/group/:groupID/student/:uid',
  GroupProblemList: '/group/:groupID/problem',
  GroupProblemDetails: '/group/:groupID/problem/:problemID',
  GroupProblemNew: '/group/:groupID/problem-editor',
  GroupProblemEdit: '/group/:groupID/problem-editor/:pid',
  GroupProblemImport: '/group/:groupID/problem-import',
  GroupProblemPreview: '/group/:groupID/problem-preview/:problemID',
  GroupDataVersions: '/group/:groupID/problem-versions/:pid',
  GroupEditorial: '/group/:groupID/problem-editorial/:pid',
  GroupTrainingList: '/group/:groupID/training',
  GroupTrainingNew: '/group/:groupID/training/create',
  GroupTrainingCategories: '/group/:groupID/training/category',
  GroupTrainingEdit: '/group/:groupID/training/:trainingID/edit',
  GroupTrainingEditProblems: '/group/:groupID/training/:trainingID/edit/problems',
  GroupTrainingDetails: '/group/:groupID/training/:trainingID',
  GroupTrainingProblemList: '/group/:groupID/training/:trainingID/problems',
  GroupTrainingProblemDetails: '/group/:groupID/training/:trainingID/problem/:problemID',
  GroupTrainingRank: '/group/:groupID/training/:trainingID/rank',
  GroupContestList: '/group/:groupID/contest',
  GroupContestManage: '/group/:groupID/contest/manage',
  GroupContestNew: '/group/:groupID/contest/create',
  GroupContestEdit: '/group/:groupID/contest/:contestId/edit',
  GroupContestProblems: '/group/:groupID/contest/:contestId/problems',
  GroupContestProblemNew: '/group/:groupID/contest/:contestId/problem-editor',
  GroupContestProblemEdit: '/group/:groupID/contest/:contestId/problem-editor/:pid',
  GroupContestAnnouncements: '/group/:groupID/contest/:contestId/announcement',
  GroupSubmissionList: '/group/:groupID/status',
  GroupSubmissionDetails: '/group/:groupID/submission-detail/:submitID',
  GroupDiscussionList: '/group/:groupID/discussion',
  GroupProblemDiscussion: '/group/:groupID/discussion/:problemID',
  GroupDiscussionDetails: '/group/:groupID/discussion-detail/:discussionID',
  GroupMemberList: '/group/:groupID/member',
  GroupRank: '/group/:groupID/rank',
  GroupAnnouncementList: '/group/:groupID/announcement',
  GroupSetting: '/group/:groupID/setting',
  LessonList: '/lesson',
  LessonDetails: '/lesson/:lessonID',
  DiscussionList: '/discussion',
  ProblemDiscussion: '/discussion/:problemID',
  DiscussionDetails: '/discussion-detail/:discussionID',
  MessageHome: '/message',
  MessageDiscuss: '/message/discuss',
  MessageReply: '/message/reply',
  MessageLike: '/message/like',
  MessageSys: '/message/sys',
  MessageMine: '/message/mine',
  Help: '/help',
  Manual: '/manual',
  ManualGuide: '/manual/:guide',
  RoomCheck: '/room-check',
  Trust: '/trust',
  UserHome: '/user-home',
  Learning: '/learning',
  LearningComments: '/learning/comments',
  Setting: '/setting',
  AdminLogin: '/admin/login',
  AdminHome: '/admin',
  AdminDashboard: '/admin/dashboard',
  AdminNotices: '/admin/notice',
  AdminRoles: '/admin/role',
  AdminLanguages: '/admin/language',
  AdminDoctor: '/admin/doctor',
  AdminAddress: '/admin/address',
  AdminPoster: '/admin/address/poster',
  AdminBackups: '/admin/backup',
  AdminTakeover: '/admin/backup/takeover',
  AdminSiteMove: '/admin/site-move',
  AdminUpgrade: '/admin/upgrade',
  AdminAudit: '/admin/audit',
  AdminProblemList: '/admin/problems',
  AdminProblemNew: '/admin/problem/create',
  AdminProblemEdit: '/admin/problem/edit/:pid',
  AdminProblemPreview: '/admin/problem/preview/:problemID',
  AdminDataVersions: '/admin/problem/versions/:pid',
  AdminEditorial: '/admin/problem/editorial/:pid',
  AdminJudge: '/admin/judge',
  AdminProblemBatch: '/admin/problem/batch-operation',
  AdminTags: '/admin/problem/tag',
  AdminGroupProblems: '/admin/group-problem/apply',
  AdminImport: '/admin/import',
  AdminDiscussions: '/admin/discussion',
  AdminAssistant: '/admin/ai',
  AdminAnnouncements: '/admin/announcement',
  AdminStartPictures: '/admin/start-pictures',
  AdminTools: '/admin/tools',
  AdminHonors: '/admin/honor',
  AdminConfiguration: '/admin/conf',
  AdminSwitches: '/admin/switch',
  AdminLoginCodes: '/admin/login-codes',
  AdminUsers: '/admin/user',
  AdminRoster: '/admin/user/roster',
  AdminTrash: '/admin/trash',
  AdminContestList: '/admin/contest',
  AdminContestNew: '/admin/contest/create',
  AdminContestEdit: '/admin/contest/:contestId/edit',
  AdminContestProblems: '/admin/contest/:contestId/problems',
  AdminContestProblemNew: '/admin/contest/:contestId/problem/create',
  AdminContestProblemEdit: '/admin/contest/:contestId/problem/:problemId/edit',
  AdminContestAnnouncements: '/admin/contest/:contestId/announcement',
  AdminTrainingList: '/admin/training',
  AdminTrainingNew: '/admin/training/create',
  AdminTrainingCategories: '/admin/training/category',
  AdminTrainingEdit: '/admin/training/:trainingId/edit',
  AdminTrainingProblems: '/admin/training/:trainingId/problems',
  AdminLessonList: '/admin/lesson',
  AdminLessonNew: '/admin/lesson/create',
  AdminLessonEdit: '/admin/lesson/:lessonId/edit',
  AdminLessonGroups: '/admin/lesson/:lessonId/groups',
  AdminLessonProgress: '/admin/lesson/:lessonId/progress',
  AdminPacks: '/admin/packs',
  AdminPack: '/admin/packs/:packId',
  AdminTimedWorkList: '/admin/timedwork',
  AdminTimedWorkNew: '/admin/timedwork/create',
  AdminTimedWorkEdit: '/admin/timedwork/:workId/edit',
  AdminTimedWorkExam: '/admin/timedwork/:workId/exam',
  AdminTimedWorkProblems: '/admin/timedwork/:workId/problems',
  AdminTimedWorkRecords: '/admin/timedwork/:workId/records',
  AdminExamResults: '/admin/timedwork/:workId/results',
  AdminExamPrint: '/admin/timedwork/:workId/results/print',
  AdminExamReadiness: '/admin/timedwork/:workId/readiness',
  AdminTimedWorkRoom: '/admin/timedwork/:workId/room',
  AdminExamCorrections: '/admin/timedwork/:workId/corrections',
  Kit: '/dev/kit',
} as const;

export type RouteName = keyof typeof paths;

/** How the names of pages begin that are not built yet: links to them stay hidden, they are not found. */
const planned = [] as const;

export type PlannedRoute = Extract<RouteName, `${(typeof planned)[number]}${string}`>;

/** Pages whose contents stand in the lists of their areas (areas.ts). */
export type AccountRoute =
  | 'Setup'
  | 'Logout'
  | 'ResetPassword'
  | 'Trust'
  | Extract<RouteName, `Learning${string}` | `Manual${string}`>;
export type DiscussionRoute = Extract<RouteName, `Discussion${string}` | 'ProblemDiscussion'>;
export type AdminRoute = Extract<RouteName, `Admin${string}`>;
export type ContestRoute = Extract<
  RouteName,
  `Contest${string}` | `TimedWork${string}` | 'AcmScoreBoard' | 'OiScoreBoard' | 'ScrollBoard'
>;
export type TrainingRoute = Extract<RouteName, `Training${string}` | `GroupTraining${string}`>;
export type GroupRoute = Exclude<Extract<RouteName, `Group${string}`>, TrainingRoute>;

export const isReady = (name: RouteName): boolean =>
  !planned.some((beginning) => name.startsWith(beginning));

type ParameterNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type RouteParameters<Name extends RouteName> = Record<
  ParameterNames<(typeof paths)[Name]>,
  string | number
>;

type Query = Record<string, string | number | boolean | null | undefined>;

type Rest<Name extends RouteName> = [ParameterNames<(typeof paths)[Name]>] extends [never]
  ? [parameters?: Record<string, never>, query?: Query]
  : [parameters: RouteParameters<Name>, query?: Query];

/** The address of a page: `to('ProblemDetails', { problemID: 'P1000' })`. */
export function to<Name extends RouteName>(name: Name, ...[parameters, query]: Rest<Name>): string {
  const values: Record<string, string | number> = parameters ?? {};
  const path = paths[name].replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(values[key] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

const patterns = Object.entries(paths).map(([name, path]) => ({
  name: name as RouteName,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`),
  hasParameters: path.includes(':'),
}));

/** The page behind an address; fixed addresses win over those with parameters. */
export function routeOf(path: string): RouteName | null {
  const matching = patterns.filter((entry) => entry.pattern.test(path));
  return (matching.find((entry) => !entry.hasParameters) ?? matching[0])?.name ?? null;
}
