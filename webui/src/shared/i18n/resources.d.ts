// Written by `npm run i18n:types` from the Chinese texts: a wrong key fails the type check.
import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      account: typeof import('../../features/account/i18n/zh-CN.json');
      adminAudit: typeof import('../../features/admin/audit/i18n/zh-CN.json');
      adminBackups: typeof import('../../features/admin/backups/i18n/zh-CN.json');
      adminContests: typeof import('../../features/admin/contests/i18n/zh-CN.json');
      adminDashboard: typeof import('../../features/admin/dashboard/i18n/zh-CN.json');
      adminDataVersions: typeof import('../../features/admin/data-versions/i18n/zh-CN.json');
      adminDoctor: typeof import('../../features/admin/doctor/i18n/zh-CN.json');
      adminExamCorrections: typeof import('../../features/admin/exam-corrections/i18n/zh-CN.json');
      adminExamReadiness: typeof import('../../features/admin/exam-readiness/i18n/zh-CN.json');
      adminExamResults: typeof import('../../features/admin/exam-results/i18n/zh-CN.json');
      adminExamRoom: typeof import('../../features/admin/exam-room/i18n/zh-CN.json');
      adminExamRoomTalk: typeof import('../../features/admin/exam-room/talk/i18n/zh-CN.json');
      adminExport: typeof import('../../features/admin/export/i18n/zh-CN.json');
      adminHonors: typeof import('../../features/admin/honors/i18n/zh-CN.json');
      admin: typeof import('../../features/admin/i18n/zh-CN.json');
      adminImport: typeof import('../../features/admin/import/i18n/zh-CN.json');
      adminJudge: typeof import('../../features/admin/judge/i18n/zh-CN.json');
      adminLanguages: typeof import('../../features/admin/languages/i18n/zh-CN.json');
      adminLoginCodes: typeof import('../../features/admin/login-codes/i18n/zh-CN.json');
      adminLogin: typeof import('../../features/admin/login/i18n/zh-CN.json');
      adminNotices: typeof import('../../features/admin/notices/i18n/zh-CN.json');
      adminProblemEditor: typeof import('../../features/admin/problem-editor/i18n/zh-CN.json');
      adminProblemEditorObjective: typeof import('../../features/admin/problem-editor/objective/i18n/zh-CN.json');
      adminProblemEditorOutputs: typeof import('../../features/admin/problem-editor/outputs/i18n/zh-CN.json');
      adminProblems: typeof import('../../features/admin/problems/i18n/zh-CN.json');
      adminRoles: typeof import('../../features/admin/roles/i18n/zh-CN.json');
      adminRoster: typeof import('../../features/admin/roster/i18n/zh-CN.json');
      adminSettings: typeof import('../../features/admin/settings/i18n/zh-CN.json');
      adminSlips: typeof import('../../features/admin/slips/i18n/zh-CN.json');
      adminStartPictures: typeof import('../../features/admin/start-pictures/i18n/zh-CN.json');
      adminTags: typeof import('../../features/admin/tags/i18n/zh-CN.json');
      adminTimedWorkExam: typeof import('../../features/admin/timed-work/exam/i18n/zh-CN.json');
      adminTimedWork: typeof import('../../features/admin/timed-work/i18n/zh-CN.json');
      adminTools: typeof import('../../features/admin/tools/i18n/zh-CN.json');
      adminTrash: typeof import('../../features/admin/trash/i18n/zh-CN.json');
      adminUsers: typeof import('../../features/admin/users/i18n/zh-CN.json');
      contestAccepted: typeof import('../../features/contest/accepted/i18n/zh-CN.json');
      contestAnnouncements: typeof import('../../features/contest/announcements/i18n/zh-CN.json');
      contestBoard: typeof import('../../features/contest/board/i18n/zh-CN.json');
      contestComments: typeof import('../../features/contest/comments/i18n/zh-CN.json');
      contest: typeof import('../../features/contest/i18n/zh-CN.json');
      contestPrint: typeof import('../../features/contest/print/i18n/zh-CN.json');
      contestProblems: typeof import('../../features/contest/problems/i18n/zh-CN.json');
      contestRejudge: typeof import('../../features/contest/rejudge/i18n/zh-CN.json');
      contestReport: typeof import('../../features/contest/report/i18n/zh-CN.json');
      contestScrollSetup: typeof import('../../features/contest/scroll-setup/i18n/zh-CN.json');
      contests: typeof import('../../features/contests/i18n/zh-CN.json');
      help: typeof import('../../features/help/i18n/zh-CN.json');
      home: typeof import('../../features/home/i18n/zh-CN.json');
      problemList: typeof import('../../features/problem-list/i18n/zh-CN.json');
      problem: typeof import('../../features/problem/i18n/zh-CN.json');
      problemObjective: typeof import('../../features/problem/objective/i18n/zh-CN.json');
      problemPreview: typeof import('../../features/problem/preview/i18n/zh-CN.json');
      ranks: typeof import('../../features/ranks/i18n/zh-CN.json');
      roomCheck: typeof import('../../features/room-check/i18n/zh-CN.json');
      scrollBoard: typeof import('../../features/scroll-board/i18n/zh-CN.json');
      settings: typeof import('../../features/settings/i18n/zh-CN.json');
      setup: typeof import('../../features/setup/i18n/zh-CN.json');
      submissions: typeof import('../../features/submissions/i18n/zh-CN.json');
      timedWorkAccess: typeof import('../../features/timed-work/access/i18n/zh-CN.json');
      timedWork: typeof import('../../features/timed-work/i18n/zh-CN.json');
      userHome: typeof import('../../features/user-home/i18n/zh-CN.json');
      announcements: typeof import('./zh-CN/announcements.json');
      difference: typeof import('./zh-CN/difference.json');
      login: typeof import('./zh-CN/login.json');
      shell: typeof import('./zh-CN/shell.json');
      widgets: typeof import('./zh-CN/widgets.json');
    };
  }
}
