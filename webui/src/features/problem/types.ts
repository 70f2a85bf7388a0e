import type { ResultCounts } from '../../shared/lib/resultShares';
import type { FailedSampleTexts } from '../../shared/ui/FailedSample';

/** Contract problem.md §1. */
export interface Problem {
  id: number;
  problemId: string;
  title: string;
  author: string | null;
  source: string | null;
  type: number;
  /** ms and MB, not doubled. */
  timeLimit: number;
  memoryLimit: number;
  description: string | null;
  input: string | null;
  output: string | null;
  hint: string | null;
  statements?: Record<string, Partial<StatementTexts>> | null;
  /** Repeated `<input>…</input><output>…</output>`, nothing escaped inside. */
  examples: string | null;
  judgeMode: string;
  isRemote: boolean;
  difficulty: number | null;
  /** 1 public, 2 private, 3 contest. */
  auth?: number;
  ioScore: number | null;
  isFileIO: boolean;
  ioReadFileName: string | null;
  ioWriteFileName: string | null;
  /** JSON text: file name to content. */
  userExtraFile: string | null;
  attachments?: Attachment[] | null;
  unsupported?: boolean;
}

export interface StatementTexts {
  title: string;
  description: string | null;
  input: string | null;
  output: string | null;
  hint: string | null;
}

export interface Attachment {
  name: string;
  /** bytes */
  size: number;
}

export interface ProblemInfo {
  problem: Problem;
  tags: { id: number; name: string }[];
  /** Names, in the order to offer them. */
  languages: string[];
  problemCount: ResultCounts;
  /** By language name. */
  codeTemplate: Record<string, string>;
}

export type QueueReason = 'busy' | 'paused' | 'problem_paused' | 'no_sandbox' | 'no_worker';

/** Contract submission.md §1, JudgeRow. */
export interface Submission {
  submitId: number;
  submitTime: string;
  status: number;
  score: number | null;
  /** ms */
  time: number | null;
  /** KB */
  memory: number | null;
  language: string;
  queuePosition?: number | null;
  queueReason?: QueueReason | null;
}

/** Contract submission.md §4. */
export interface JudgeCase {
  seq: number;
  status: number;
  score: number | null;
  time: number | null;
  memory: number | null;
  /** Of a partly right case, 0 to 100. */
  percentage: number | null;
  /** What the judge or its checker says, where this reader may know it. */
  userOutput: string | null;
  /** Of a failed case that is one of the statement's examples. */
  sample?: FailedSampleTexts | null;
}

/** A problem beside this one (contract problem.md §3). */
export interface Neighbour {
  pid: number;
  problemId: string;
  title: string;
  /** Null where nothing was submitted. */
  status: number | null;
  score: number | null;
}

/** Contract account.md, get-user-ac-result. */
export interface OwnProgress {
  /** Problems. */
  accepted: number;
  days: number;
  everAc: boolean;
  firstAcOfProblem: boolean | null;
}

export interface Subtask {
  groupNum: number;
  status: number | null;
  score: number | null;
  ac: number;
  total: number;
  subtaskDetailList: JudgeCase[];
}

export interface JudgeCases {
  judgeCaseMode: string;
  judgeCaseList: JudgeCase[] | null;
  subTaskJudgeCaseVoList: Subtask[] | null;
}
