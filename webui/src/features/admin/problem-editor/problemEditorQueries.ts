import { api, type Body } from '../../../shared/api/calls';
import { isRefusal } from '../../../shared/api/errors';
import { storageKeys, writeStored } from '../../../shared/lib/storageKeys';
import { problemAuth } from '../problemTypes';
import type { LoadedProblem } from './problemWire';

export const languagesQuery = {
  queryKey: ['languages', 'all'],
  queryFn: async () => {
    const query = { all: true };
    const languages = await api('GET /api/languages', { query, isQuiet: true });
    writeStored(storageKeys.languages, JSON.stringify(languages));
    return languages;
  },
};

/** Contract 20-schema: where the numbers of problems begin. */
const firstPid = 1000;

/** The id that the server would give a new problem; blank when it cannot be told. */
export const nextDisplayIdQuery = {
  queryKey: ['admin', 'nextDisplayId'] as const,
  queryFn: async () => {
    const query = { currentPage: 1, limit: 1 };
    const list = await api('GET /api/admin/problem/get-problem-list', { query, isQuiet: true });
    return `P${(list.records[0]?.id ?? firstPid - 1) + 1}`;
  },
  staleTime: 0,
  gcTime: 0,
};

export const problemKey = (pid: number) => ['admin', 'problem', pid] as const;

/** `gid`: by the calls of this group, here and below; null by those of the back-office. */
export const problemQuery = (pid: number, gid: number | null = null) => ({
  queryKey: problemKey(pid),
  queryFn: () => loadProblem(pid, gid),
  // The form is made of it: news from elsewhere must not overwrite what is being typed.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

/** The same at this moment, to be laid beside what is being typed. */
export const storedNowQuery = (pid: number, gid: number | null = null) => ({
  queryKey: ['admin', 'problemNow', pid] as const,
  queryFn: () => loadProblem(pid, gid),
  staleTime: 0,
  gcTime: 0,
});

/** Answers the copy's number; one of a group stays in it. */
export async function duplicateProblem(pid: number, isOfGroup: boolean): Promise<number> {
  const asked = { body: { pid } };
  const copy = isOfGroup
    ? await api('POST /api/group/duplicate-problem', asked)
    : await api('POST /api/admin/problem/duplicate', asked);
  return copy.pid;
}

async function loadProblem(pid: number, gid: number | null): Promise<LoadedProblem> {
  const options = { query: { pid }, isQuiet: true };
  const [problem, cases, tags, languages, templates] = await Promise.all([
    gid === null ? api('GET /api/admin/problem', options) : api('GET /api/group/problem', options),
    gid === null
      ? api('GET /api/admin/problem/get-problem-cases', options)
      : api('GET /api/group/get-problem-cases', options),
    api('GET /api/get-problem-tags', options),
    api('GET /api/get-problem-languages', options),
    api('GET /api/get-problem-code-template', options),
  ]);
  return { problem, cases, tags, languages, templates };
}

/** Answers the number of the problem. */
export async function saveProblem(
  body: Body<'PUT /api/admin/problem'>,
  gid: number | null = null,
): Promise<number> {
  const { id } = body.problem;
  if (gid !== null) return saveInGroup(body, gid);
  if (typeof id !== 'number') {
    return (await api('POST /api/admin/problem', { body, isQuiet: true })).pid;
  }
  await api('PUT /api/admin/problem', { body, isQuiet: true });
  return id;
}

async function saveInGroup(body: Body<'PUT /api/admin/problem'>, gid: number): Promise<number> {
  const { id } = body.problem;
  const ours = { ...body, problem: { ...body.problem, gid } };
  if (typeof id !== 'number') {
    const made =
      body.problem.auth === problemAuth.contest
        ? await api('POST /api/group/contest-problem', { body: ours, isQuiet: true })
        : await api('POST /api/group/problem', { body: ours, isQuiet: true });
    return made.pid;
  }
  await api('PUT /api/group/problem', { body: ours, isQuiet: true });
  return id;
}

export interface ProgramToCheck {
  pid: number | undefined;
  code: string;
  language: string;
  extraFiles: Record<string, string>;
}

/** Refused with `judge.compile_failed` and the compiler's text when it does not compile. False where
 * nothing can be compiled: problems are written there all the same. */
export async function compileProgram(
  mode: string,
  program: ProgramToCheck,
  gid: number | null = null,
): Promise<boolean> {
  const options = { body: program, isQuiet: true };
  try {
    if (gid !== null) await compileInGroup(mode, { ...program, gid });
    else if (mode === 'interactive')
      await api('POST /api/admin/problem/compile-interactive', options);
    else await api('POST /api/admin/problem/compile-spj', options);
    return true;
  } catch (error) {
    if (isRefusal(error, 'judge.no_sandbox')) return false;
    throw error;
  }
}

function compileInGroup(mode: string, body: ProgramToCheck & { gid: number }): Promise<null> {
  const options = { body, isQuiet: true };
  return mode === 'interactive'
    ? api('POST /api/group/compile-interactive', options)
    : api('POST /api/group/compile-spj', options);
}

export interface WholeProgram {
  language: string;
  prepend: string;
  code: string;
  append: string;
  extraFiles: Record<string, string>;
}

/** Refused like `compileProgram` when a student's part does not compile between the code around it. */
export function compileWhole(program: WholeProgram): Promise<null> {
  return api('POST /api/admin/problem/compile-template', {
    body: program,
    isQuiet: true,
  });
}
