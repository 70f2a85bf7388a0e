/** What is told of a contest that is over (contract contest.md §3.3). */
import { contestKey } from '../../../entities/contest/contestQueries';
import { api, type Schemas } from '../../../shared/api/calls';

export type Report = Schemas['ContestReport'];
export type ReportProblem = Schemas['ReportProblem'];
export type ReportSubmission = Schemas['ReportSubmission'];
export type ProblemStatistics = Schemas['ProblemStatisticsRow'];
export type Summary = Schemas['ContestSummaryAnswer'];

const reportsKey = (cid: number) => [...contestKey(cid), 'reports'] as const;

/** `uid` is '' for the reader's own. */
export const reportQuery = (cid: number, uid: string) => ({
  queryKey: [...reportsKey(cid), 'person', uid] as const,
  queryFn: () =>
    api('GET /api/get-contest-report', { query: uid ? { cid, uid } : { cid }, isQuiet: true }),
  retry: false,
});

export const statisticsQuery = (cid: number) => ({
  queryKey: [...reportsKey(cid), 'problems'] as const,
  queryFn: () => api('GET /api/get-contest-problem-statistics', { query: { cid }, isQuiet: true }),
  retry: false,
});

export const summaryQuery = (cid: number) => ({
  queryKey: [...reportsKey(cid), 'summary'] as const,
  queryFn: () => api('GET /api/get-contest-summary', { query: { cid }, isQuiet: true }),
  retry: false,
});
