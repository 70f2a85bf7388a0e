/** Who may open which page: whoever may make the call that it begins with (S1 §6). */
import { bootData } from '../shared/api/boot';
import type { UserInfo } from '../shared/api/types';
import { mayCall } from '../shared/session/allowed';
import { isAdmin } from '../shared/session/session';
import type { RouteName } from './routes';

type Opens = (user: UserInfo | null) => boolean;

const login: Opens = (user) => user !== null;
const problems = mayCall<'GET /api/admin/problem/get-problem-list'>('P:problem_admin');
const timedWorks = mayCall<'GET /api/admin/homework/get-timed-work-list'>('A');
const trainings = mayCall<'GET /api/admin/training/get-training-list'>('A');
const packs = mayCall<'GET /api/admin/pack/list'>('A');
const lessons = mayCall<'GET /api/admin/lesson'>('A');
const contests = mayCall<'GET /api/admin/contest'>('P:contest_admin');
const accounts = mayCall<'GET /api/admin/user/get-user-list'>('P:user_admin');

/** A page that is not named is everyone's. */
const opens: Partial<Record<RouteName, Opens>> = {
  MessageHome: login,
  MessageDiscuss: login,
  MessageReply: login,
  MessageLike: login,
  MessageSys: login,
  MessageMine: login,
  Learning: login,
  LearningComments: login,
  LessonDetails: login,
  SubmissionDifference: login,
  Setting: login,
  ScrollBoard: login,
  AdminHome: isAdmin,
  AdminDashboard: mayCall<'GET /api/admin/dashboard/get-dashboard-info'>('A'),
  AdminJudge: mayCall<'GET /api/admin/judge/queue'>('A'),
  AdminProblemList: problems,
  AdminProblemBatch: problems,
  AdminProblemNew: mayCall<'POST /api/admin/problem'>('P:problem_admin'),
  AdminProblemEdit: mayCall<'GET /api/admin/problem'>('P:problem_admin'),
  AdminProblemPreview: problems,
  AdminDataVersions: problems,
  AdminEditorial: problems,
  AdminTags: mayCall<'GET /api/admin/tag/classification'>('P:problem_admin'),
  AdminImport: problems,
  AdminPacks: packs,
  AdminPack: packs,
  AdminGroupProblems: mayCall<'GET /api/admin/group-problem/list'>('A'),
  AdminContestList: mayCall<'GET /api/admin/contest/get-contest-list'>('P:contest_admin'),
  AdminContestNew: mayCall<'POST /api/admin/contest'>('P:contest_admin'),
  AdminContestEdit: contests,
  AdminContestProblems: contests,
  AdminTrainingList: trainings,
  AdminTrainingNew: mayCall<'POST /api/admin/training'>('A'),
  AdminTrainingCategories: mayCall<'POST /api/admin/training/category'>('PA'),
  AdminTrainingEdit: trainings,
  AdminTrainingProblems: trainings,
  AdminLessonList: lessons,
  AdminLessonNew: mayCall<'POST /api/admin/lesson'>('A'),
  AdminLessonEdit: lessons,
  AdminLessonGroups: lessons,
  AdminLessonProgress: mayCall<'GET /api/admin/lesson/progress'>('A'),
  AdminTimedWorkList: timedWorks,
  AdminTimedWorkNew: timedWorks,
  AdminTimedWorkEdit: timedWorks,
  AdminTimedWorkProblems: timedWorks,
  AdminTimedWorkRecords: timedWorks,
  AdminExamResults: timedWorks,
  AdminExamPrint: timedWorks,
  AdminExamReadiness: timedWorks,
  AdminTimedWorkRoom: timedWorks,
  AdminExamCorrections: timedWorks,
  AdminContestProblemNew: (user) => contests(user) && problems(user),
  AdminContestProblemEdit: (user) => contests(user) && problems(user),
  AdminContestAnnouncements: contests,
  AdminTrash: mayCall<'GET /api/admin/trash'>('PA or P:user_admin'),
  AdminUsers: accounts,
  AdminRoster: mayCall<'POST /api/admin/user/roster-upload'>('P:user_admin'),
  AdminLoginCodes: mayCall<'POST /api/admin/user/login-code'>('P:user_admin'),
  AdminRoles: mayCall<'GET /api/admin/role-auth'>('R'),
  AdminHonors: mayCall<'POST /api/admin/honor'>('P:system_info_admin'),
  AdminDiscussions: mayCall<'GET /api/admin/discussion-report'>('A'),
  AdminAssistant: mayCall<'GET /api/admin/ai/exchanges'>('A'),
  AdminAnnouncements: mayCall<'GET /api/admin/announcement'>('P:announcement_admin'),
  AdminNotices: mayCall<'GET /api/admin/msg/notice'>('P:announcement_admin'),
  AdminStartPictures: mayCall<'POST /api/file/upload-carouse-img'>('P:system_info_admin'),
  AdminTools: mayCall<'GET /api/admin/tools'>('P:system_info_admin'),
  AdminConfiguration: mayCall<'GET /api/admin/config/get-web-config'>('P:system_info_admin'),
  AdminSwitches: mayCall<'GET /api/admin/switch/info'>('P:system_info_admin'),
  AdminLanguages: mayCall<'GET /api/admin/language'>('P:system_info_admin'),
  AdminDoctor: mayCall<'GET /api/admin/doctor'>('P:system_info_admin'),
  AdminAddress: mayCall<'GET /api/admin/address'>('A'),
  AdminPoster: mayCall<'GET /api/admin/address'>('A'),
  AdminBackups: mayCall<'GET /api/admin/config/db-backup-list'>('R'),
  AdminTakeover: mayCall<'GET /api/admin/config/backup-settings'>('R'),
  AdminSiteMove: mayCall<'GET /api/admin/site-move/list'>('R'),
  AdminUpgrade: mayCall<'GET /api/admin/upgrade'>('R'),
  AdminAudit: mayCall<'GET /api/admin/audit-log'>('R'),
};

/** All that lies within a contest, a training, a timed work or a group asks for a login (S2 §6, S3
 * §6). */
const opensFor = (route: RouteName): Opens | undefined =>
  opens[route] ?? (/^((Contest|Training|Group)(?!List)|TimedWork)/.test(route) ? login : undefined);

export const mayOpen = (route: RouteName, user: UserInfo | null): boolean =>
  opensFor(route)?.(user) ?? true;

/** A page of something that the site's switches close to everybody (S1 §8). */
export const isClosed = (route: RouteName): boolean =>
  (route === 'ContestComment' && !bootData().config.openContestComment) ||
  (/^(Problem)?Discussion/.test(route) && !bootData().config.openPublicDiscussion) ||
  (/^Group(Problem)?Discussion/.test(route) && !bootData().config.openGroupDiscussion);

/** A page that a login alone opens. */
export const needsLoginOnly = (route: RouteName): boolean => opensFor(route) === login;
