/** Which code and texts the pages of contests and of timed works need. */

import { commentsTexts } from '../entities/comment/texts';
import { contestAcceptedTexts } from '../features/contest/accepted/texts';
import { contestBoardTexts } from '../features/contest/board/texts';
import { contestPrintTexts } from '../features/contest/print/texts';
import { contestProblemsTexts } from '../features/contest/problems/texts';
import { contestRejudgeTexts } from '../features/contest/rejudge/texts';
import { contestScrollSetupTexts } from '../features/contest/scroll-setup/texts';
import { contestsTexts } from '../features/contests/texts';
import { problemTexts } from '../features/problem/texts';
import { scrollBoardTexts } from '../features/scroll-board/texts';
import { submissionsTexts } from '../features/submissions/texts';
import { timedWorkTexts } from '../features/timed-work/texts';
import type { PageEntry } from './pageEntry';
import type { RouteName } from './routes';

const outsideBoard: PageEntry = {
  load: () => import('../features/contest/board/OutsideBoardPage'),
  texts: [contestBoardTexts],
  frame: 'site',
};

export const contestPages = {
  TimedWorkList: {
    load: () => import('../features/timed-work/list/TimedWorkListPage'),
    texts: [timedWorkTexts],
    frame: 'site',
  },
  TimedWorkDetails: {
    load: () => import('../features/timed-work/intro/IntroPage'),
    texts: [],
    frame: 'timedWork',
  },
  TimedWorkProblemList: {
    load: () => import('../features/timed-work/problems/WorkProblemsPage'),
    texts: [],
    frame: 'timedWork',
  },
  TimedWorkSubmissionList: {
    load: () => import('../features/timed-work/submissions/WorkSubmissionsPage'),
    texts: [],
    frame: 'timedWork',
  },
  TimedWorkReceipts: {
    load: () => import('../features/timed-work/receipts/ReceiptsPage'),
    texts: [],
    frame: 'timedWork',
  },
  TimedWorkRank: {
    load: () => import('../features/timed-work/rank/WorkRankPage'),
    texts: [],
    frame: 'timedWork',
  },
  TimedWorkProblemDetails: {
    load: () => import('../features/problem/ProblemPage'),
    texts: [problemTexts],
    frame: 'timedWork',
    isWide: true,
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
    texts: [commentsTexts],
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
  ContestReport: {
    load: () => import('../features/contest/report/ReportPage'),
    texts: [],
    frame: 'contest',
  },
  ContestScrollBoard: {
    load: () => import('../features/contest/scroll-setup/ScrollSetupPage'),
    texts: [contestScrollSetupTexts],
    frame: 'contest',
  },
  AcmScoreBoard: outsideBoard,
  OiScoreBoard: outsideBoard,
  ScrollBoard: {
    load: () => import('../features/scroll-board/ScrollBoardPage'),
    texts: [scrollBoardTexts],
    frame: 'bare',
  },
} satisfies Partial<Record<RouteName, PageEntry>>;
