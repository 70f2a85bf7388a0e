/** What a timed work came to (contract timedwork.md §16). */
import type { TFunction } from 'i18next';
import { api, type Body, type Schemas } from '../../../shared/api/calls';

export type ExamResults = Schemas['ExamResultAnswer'];
export type ExamRow = Schemas['ExamResultRow'];
export type ExamDifference = Schemas['ExamResultDifference'];
export type ExamProblem = Schemas['ExamResultProblem'];
export type ExamPaper = Schemas['ExamPaper'];
export type ExamAbsent = Schemas['ExamAbsent'];
export type ExamVersion = Schemas['ExamResultVersion'];

/** While something is still to come or to be judged it is looked at again so often. */
const every = 5_000;

const isWaitedFor = ({ running, awaited, unjudged }: ExamResults['lights']) =>
  running > 0 || awaited > 0 || unjudged > 0;

const resultsKey = (tid: number) => ['admin', 'examResults', tid] as const;

export const resultsQuery = (tid: number) => ({
  queryKey: [...resultsKey(tid), 'now'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api('GET /api/admin/exam/results', { query: { tid }, signal, isQuiet: true }),
  refetchInterval: ({ state }: { state: { data?: ExamResults | undefined } }) =>
    state.data && isWaitedFor(state.data.lights) ? every : false,
});

export const signedQuery = (tid: number, version: number) => ({
  queryKey: [...resultsKey(tid), 'version', version] as const,
  queryFn: () =>
    api('GET /api/admin/exam/results/version', { query: { tid, version }, isQuiet: true }),
});

/** Everybody's, or with a uid one person's. */
export const papersQuery = (tid: number, uid: string) => ({
  queryKey: [...resultsKey(tid), 'papers', uid] as const,
  queryFn: () =>
    api('GET /api/admin/exam/papers', { query: uid ? { tid, uid } : { tid }, isQuiet: true }),
});

export const signResults = (body: Body<'POST /api/admin/exam/results/sign-off'>) =>
  api('POST /api/admin/exam/results/sign-off', { body, isQuiet: true });

export const keysOfResults = (tid: number) => [resultsKey(tid)];

/** What one looks up people for, one by one. */
export const marks = [
  'late',
  'without',
  'extended',
  'paused',
  'corrected',
  'failed',
  'unjudged',
] as const;
export type Mark = (typeof marks)[number];

export const marksOf = (row: ExamRow): readonly Mark[] => {
  const found: Record<Mark, boolean> = {
    late: row.late > 0,
    without: row.submissions === 0,
    extended: row.extraSeconds > 0,
    paused: row.pausedSeconds > 0,
    corrected: correctionsOf(row).length > 0,
    failed: row.failed > 0,
    unjudged: row.unjudged > 0,
  };
  return marks.filter((mark) => found[mark]);
};

/** What staff has decided of somebody's points, by problem. */
export const correctionsOf = ({ cells }: ExamRow) =>
  Object.entries(cells).flatMap(([displayId, { correction, score }]) =>
    correction ? [{ problem: displayId, score, ...correction }] : [],
  );

/** What an office calls somebody. */
export const nameOf = ({ realname, username }: { realname: string | null; username: string }) =>
  realname || username;

/** As one walks through the room: seat 2 comes before seat 10. Who has no seat comes by number. */
export function bySeat(one: Seated, other: Seated): number {
  const placeOf = ({ seat, number, username }: Seated) => seat ?? number ?? username;
  return placeOf(one).localeCompare(placeOf(other), undefined, { numeric: true });
}

type Seated = Pick<ExamAbsent, 'seat' | 'number' | 'username'>;

/** With the seat that somebody had. */
export const seatedName = (t: TFunction<'adminExamResults'>, { seat, ...person }: ExamAbsent) =>
  seat ? t('lights.withSeat', { name: nameOf(person), seat }) : nameOf(person);
