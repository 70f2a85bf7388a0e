import { api, type Body, type Schemas } from '../../../../shared/api/calls';

export type ExamPause = Schemas['ExamPauseRow'];
export type ExamOutage = Schemas['ExamOutage'];

/** Others of the staff pause, too; in ms. */
const every = 10_000;

export const pausesQuery = (tid: number) => ({
  queryKey: ['exam', tid, 'pauses'] as const,
  queryFn: () => api('GET /api/admin/exam/pauses', { query: { tid }, isQuiet: true }),
  refetchInterval: every,
});

export const pauseExam = (body: Body<'POST /api/admin/exam/pause'>) =>
  api('POST /api/admin/exam/pause', { body, isQuiet: true });

export const resumeExam = (tid: number, id: number) =>
  api('POST /api/admin/exam/resume', { body: { tid, id }, isQuiet: true });

export const undoPause = (tid: number, id: number) =>
  api('POST /api/admin/exam/undo-pause', { body: { tid, id }, isQuiet: true });

export const decideOutage = (tid: number, id: number, giveBack: boolean) =>
  api('POST /api/admin/exam/outage', { body: { tid, id, giveBack }, isQuiet: true });

/** Everything about the work: ends move with a pause. */
export const keysOfPauses = (tid: number) => [['exam', tid]];
