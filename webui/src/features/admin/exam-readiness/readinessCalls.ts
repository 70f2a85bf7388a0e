/** What is asked and done before an exam (contract timedwork.md §14). */
import { type RouteName, to } from '../../../app/routes';
import { api, type Body, type Schemas } from '../../../shared/api/calls';

export type ExamFinding = Schemas['ExamCheckFinding'];
export type FreezeMode = Schemas['ExamFreezeAnswer']['mode'];

const readinessKey = ['admin', 'examReadiness'] as const;

/** What the server says is in the caller's language, so that it is part of the key. */
export const examCheckQuery = (tid: number, locale: string) => ({
  queryKey: [...readinessKey, 'check', tid, locale] as const,
  queryFn: () => api('GET /api/admin/exam/check', { query: { tid }, isQuiet: true }),
  // Each look is a new one: what it is about is mended on other pages.
  staleTime: 0,
  gcTime: 0,
});

export const preflightQuery = (locale: string) => ({
  queryKey: [...readinessKey, 'preflight', locale] as const,
  queryFn: () => api('GET /api/admin/exam/preflight', { isQuiet: true }),
  refetchInterval: ({ state }: { state: { data?: { running: boolean } | undefined } }) =>
    state.data?.running ? 1000 : false,
});

export const runPreflight = () => api('POST /api/admin/exam/preflight');

export const freezeQuery = {
  queryKey: [...readinessKey, 'freeze'] as const,
  queryFn: () => api('GET /api/admin/exam/freeze', { isQuiet: true }),
  refetchInterval: 30_000,
};

export const setFreeze = (body: Body<'PUT /api/admin/exam/freeze'>) =>
  api('PUT /api/admin/exam/freeze', { body });

export const rehearsalQuery = (tid: number, locale: string) => ({
  queryKey: [...readinessKey, 'rehearsal', tid, locale] as const,
  queryFn: () => api('GET /api/admin/exam/rehearsal', { query: { tid }, isQuiet: true }),
  refetchInterval: ({ state }: { state: { data?: Schemas['RehearsalAnswer'] | undefined } }) =>
    state.data && (state.data.other || ['preparing', 'running'].includes(state.data.state))
      ? 2000
      : false,
});

export const beginRehearsal = (body: Body<'POST /api/admin/exam/rehearsal'>) =>
  api('POST /api/admin/exam/rehearsal', { body });

export const endRehearsal = (tid: number) =>
  api('DELETE /api/admin/exam/rehearsal', { query: { tid } });

export const roomChecksQuery = (tid: number) => ({
  queryKey: [...readinessKey, 'rooms', tid] as const,
  queryFn: () => api('GET /api/admin/exam/room-checks', { query: { tid }, isQuiet: true }),
  refetchInterval: 10_000,
});

const pages = {
  settings: 'AdminTimedWorkEdit',
  exam: 'AdminTimedWorkExam',
  problems: 'AdminTimedWorkProblems',
  problem: 'AdminProblemEdit',
  solutions: 'AdminProblemEdit',
  judge: 'AdminJudge',
  users: 'AdminUsers',
  switches: 'AdminSwitches',
  service: 'AdminDashboard',
  backups: 'AdminBackups',
  rooms: 'AdminTimedWorkRoom',
} as const satisfies Record<ExamFinding['where'], RouteName>;

/** The page that mends it. */
export function pageOf({ where, pid }: ExamFinding, tid: number) {
  const route = pages[where];
  const address = to(route, { workId: tid, pid: pid ?? 0 });
  return { route, href: where === 'solutions' ? `${address}?step=check` : address };
}
