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
import type { PageContents } from './pageEntry';
import type { ContestRoute } from './routes';

const outsideBoard: PageContents = {
  load: () => import('../features/contest/board/OutsideBoardPage'),
  texts: [contestBoardTexts],
};

export default {
  TimedWorkList: {
    load: () => import('../features/timed-work/list/TimedWorkListPage'),
    texts: [timedWorkTexts],
  },
  TimedWorkDetails: {
    load: () => import('../features/timed-work/intro/IntroPage'),
    texts: [],
  },
  TimedWorkProblemList: {
    load: () => import('../features/timed-work/problems/WorkProblemsPage'),
    texts: [],
  },
  TimedWorkSubmissionList: {
    load: () => import('../features/timed-work/submissions/WorkSubmissionsPage'),
    texts: [],
  },
  TimedWorkReceipts: {
    load: () => import('../features/timed-work/receipts/ReceiptsPage'),
    texts: [],
  },
  TimedWorkRank: {
    load: () => import('../features/timed-work/rank/WorkRankPage'),
    texts: [],
  },
  TimedWorkProblemDetails: {
    load: () => import('../features/problem/ProblemPage'),
    texts: [problemTexts],
  },
  ContestPrint: {
    load: () => import('../features/contest/print/PrintPage'),
    texts: [contestPrintTexts],
  },
  ContestAdminPrint: {
    load: () => import('../features/contest/print/PrintQueuePage'),
    texts: [contestPrintTexts],
  },
  ContestPrintSheet: {
    load: () => import('../features/contest/print/PrintSheetPage'),
    texts: [contestPrintTexts],
  },
  ContestAcInfo: {
    load: () => import('../features/contest/accepted/AcceptedPage'),
    texts: [contestAcceptedTexts],
  },
  ContestRejudgeAdmin: {
    load: () => import('../features/contest/rejudge/RejudgePage'),
    texts: [contestRejudgeTexts],
  },
  ContestList: {
    load: () => import('../features/contests/ContestListPage'),
    texts: [contestsTexts],
  },
  ContestDetails: {
    load: () => import('../features/contest/overview/OverviewPage'),
    texts: [],
  },
  ContestAnnouncementList: {
    load: () => import('../features/contest/announcements/ContestAnnouncementsPage'),
    texts: [],
  },
  ContestComment: {
    load: () => import('../features/contest/comments/ContestCommentsPage'),
    texts: [commentsTexts],
  },
  ContestProblemList: {
    load: () => import('../features/contest/problems/ContestProblemListPage'),
    texts: [contestProblemsTexts],
  },
  ContestProblemDetails: {
    load: () => import('../features/problem/ProblemPage'),
    texts: [problemTexts],
  },
  ContestSubmissionList: {
    load: () => import('../features/submissions/SubmissionListPage'),
    texts: [submissionsTexts],
  },
  ContestSubmissionDetails: {
    load: () => import('../features/submissions/SubmissionDetailPage'),
    texts: [submissionsTexts],
  },
  ContestRank: {
    load: () => import('../features/contest/board/ContestRankPage'),
    texts: [contestBoardTexts],
  },
  ContestReport: {
    load: () => import('../features/contest/report/ReportPage'),
    texts: [],
  },
  ContestScrollBoard: {
    load: () => import('../features/contest/scroll-setup/ScrollSetupPage'),
    texts: [contestScrollSetupTexts],
  },
  AcmScoreBoard: outsideBoard,
  OiScoreBoard: outsideBoard,
  ScrollBoard: {
    load: () => import('../features/scroll-board/ScrollBoardPage'),
    texts: [scrollBoardTexts],
  },
} satisfies Record<ContestRoute, PageContents>;
