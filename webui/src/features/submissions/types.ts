import type { FailedSampleTexts } from '../../shared/ui/FailedSample';

/** Shapes of contract submission.md §1 and §4. */

/** Why a pending submission waits. */
export type QueueReason = 'busy' | 'paused' | 'problem_paused' | 'no_sandbox' | 'no_worker';

export interface JudgeRow {
  submitId: number;
  pid: number | null;
  displayPid: string;
  /** Null when the reader can no longer see the problem. */
  title: string | null;
  uid: string;
  username: string;
  submitTime: string;
  status: number;
  /** Null for ACM problems. */
  score: number | null;
  /** Milliseconds. */
  time: number | null;
  /** KB. */
  memory: number | null;
  /** Characters. */
  length: number | null;
  language: string;
  cid: number;
  gid: number | null;
  share: boolean;
  judger: string | null;
  isManual: boolean;
  queuePosition: number | null;
  queueReason: QueueReason | null;
}

export interface Judge extends JudgeRow {
  /** Null when the reader may not see it. */
  code: string | null;
  errorMessage: string | null;
  version: number;
}

export interface SubmissionDetail {
  submission: Judge;
  codeShare: boolean | null;
}

/** What a change by hand answers. */
export interface JudgedByHand {
  submitId: number;
  judger: string | null;
  status: number;
  score: number | null;
  oiRankScore: number | null;
  isManual: boolean;
}

export interface JudgeCase {
  caseId: number | null;
  time: number;
  memory: number;
  score: number | null;
  status: number;
  /** Of a partly right case, 0 to 100. */
  percentage: number | null;
  inputData: string | null;
  outputData: string | null;
  userOutput: string | null;
  /** Of a failed case that is one of the statement's examples. */
  sample?: FailedSampleTexts | null;
  groupNum: number;
  seq: number;
}

export interface SubTask {
  groupNum: number;
  status: number | null;
  score: number | null;
  ac: number;
  total: number;
  time: number | null;
  memory: number | null;
  subtaskDetailList: JudgeCase[];
}

export interface JudgeCases {
  judgeCaseMode: string;
  judgeCaseList: JudgeCase[] | null;
  subTaskJudgeCaseVoList: SubTask[] | null;
}
