/** Calls of the contract that the server does not answer yet. Each moves into the server's document
 * with the part that brings it, and goes from here: the compiler refuses one that is in both (LaterCall
 * in calls.ts). */
import type { components } from './schema';

export interface LaterCalls {
  /** Contract contest.md and training.md, a problem of theirs. */
  'GET /api/get-contest-problem-details': {
    query: { cid: number; displayId: string };
    answer: components['schemas']['ProblemInfo'];
  };
  'GET /api/get-contest-problem': {
    query: { cid: number; containsEnd: boolean };
    answer: {
      id: number;
      displayId: string;
      cid: number;
      pid: number;
      displayTitle: string;
      color: string | null;
      ac: number | null;
      total: number | null;
    }[];
  };
  'GET /api/contest-submissions': {
    query: {
      cid: number;
      onlyMine: boolean;
      problemID: string;
      completeProblemID: boolean;
      currentPage: number;
      limit: number;
    };
    answer: components['schemas']['PageOfJudgeRow'];
  };
  'GET /api/get-training-problem-details': {
    query: { tid: number; problemId: string };
    answer: components['schemas']['ProblemInfo'];
  };
}
