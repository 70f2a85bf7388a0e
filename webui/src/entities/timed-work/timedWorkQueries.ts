/** The calls that a timed work is opened with (contract timedwork.md §3), and the keys of what is known
 * of it. */
import { api, type Schemas } from '../../shared/api/calls';
import { isMetIn, type Place } from '../place/place';
import { ownProgressKey, timedWorkKey, workProblemsKey } from './timedWorkKeys';

export type TimedWork = Schemas['TimedWorkInfo'];

/** As the addresses of its pages name it: they do not say in which group it is held. */
export const placeOfTimedWork = (id: number): Place => ({ kind: 'timedWork', id, within: 0 });

export const timedWorkQuery = (tid: number) => ({
  queryKey: [...timedWorkKey(tid), 'info'] as const,
  queryFn: () => api('GET /api/homework/get-timed-work-info', { query: { tid }, isQuiet: true }),
  retry: false,
});

export type WorkProblem = Schemas['TimedWorkProblemRow'];

/** Its problems by display id, with how the reader stands with each. */
export const workProblemsQuery = (tid: number) => ({
  queryKey: workProblemsKey(tid),
  queryFn: () =>
    api('GET /api/homework/get-timed-work-problem-list', { query: { tid }, isQuiet: true }),
});

export type OwnProgress = Schemas['OwnProgressAnswer'];
export type ProblemProgress = Schemas['ProblemProgress'];
export type Receipt = Schemas['SubmissionReceipt'];

/** What the reader has written and sent there, with the receipts (contract timedwork.md §13). */
export const ownProgressQuery = (tid: number) => ({
  queryKey: ownProgressKey(tid),
  queryFn: () => api('GET /api/exam/get-own-progress', { query: { tid }, isQuiet: true }),
});

/** Whether a query shows something of that work: its own subjects, or problems, submissions and drafts
 * that are met there. */
export const isOfTimedWork = (queryKey: readonly unknown[], id: number): boolean =>
  timedWorkKey(id).every((word, at) => queryKey[at] === word) ||
  isMetIn(placeOfTimedWork(id), queryKey);
