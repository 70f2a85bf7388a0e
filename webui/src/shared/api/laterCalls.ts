/** Calls of the contract that the server does not answer yet. Each moves into the server's document
 * with the part that brings it, and goes from here: the compiler refuses one that is in both (LaterCall
 * in calls.ts). */
import type { components } from './schema';

export interface LaterCalls {
  /** Contract training.md, a problem of one. */
  'GET /api/get-training-problem-details': {
    query: { tid: number; problemId: string };
    answer: components['schemas']['ProblemInfo'];
  };
}
