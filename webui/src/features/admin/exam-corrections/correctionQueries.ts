import { api, type Body, type Schemas } from '../../../shared/api/calls';

/** Contract timedwork.md §15.2 and §15.3. */
export type CorrectedProblem = Schemas['CorrectedProblem'];
export type CorrectedPerson = Schemas['CorrectedPerson'];
export type CorrectionRow = Schemas['CorrectionRow'];
export type Wanted = Body<'POST /api/admin/exam/correction-effect'>;

export const correctionsKey = (tid: number) => ['admin', 'examCorrections', tid] as const;

export const correctionsQuery = (tid: number) => ({
  queryKey: correctionsKey(tid),
  queryFn: () => api('GET /api/admin/exam/corrections', { query: { tid }, isQuiet: true }),
  refetchInterval: 10_000,
});

/** Whose points would be others; asked anew for each look. */
export const effectQuery = (wanted: Wanted | null) => ({
  queryKey: ['admin', 'examCorrections', 'effect', wanted] as const,
  queryFn: () =>
    wanted ? api('POST /api/admin/exam/correction-effect', { body: wanted, isQuiet: true }) : [],
  gcTime: 0,
});

export const correct = (body: Body<'POST /api/admin/exam/correction'>) =>
  api('POST /api/admin/exam/correction', { body, isQuiet: true });

export const takeBack = (tid: number, id: number) =>
  api('DELETE /api/admin/exam/correction', { query: { tid, id } });

export const setJudging = (body: Body<'PUT /api/admin/exam/judging'>) =>
  api('PUT /api/admin/exam/judging', { body });

export const judgeFailedAgain = (tid: number, pid: number) =>
  api('POST /api/admin/exam/judge-failed-again', { body: { tid, pid } });
