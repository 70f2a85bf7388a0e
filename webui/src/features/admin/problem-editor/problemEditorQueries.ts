import { request } from '../../../shared/api/client';
import { type SendingFile, sendFile } from '../../../shared/api/resumableUpload';
import { storageKeys, writeStored } from '../../../shared/lib/storageKeys';
import type { UploadedFiles } from './caseUpload';
import type { TagChoice } from './problemForm';
import type {
  AdminProblem,
  CodeTemplate,
  LanguageChoice,
  LoadedProblem,
  StoredCase,
} from './problemWire';

export const languagesQuery = {
  queryKey: ['languages', 'all'],
  queryFn: async () => {
    const query = { all: true };
    const languages = await request<LanguageChoice[]>('/api/languages', { query, isQuiet: true });
    writeStored(storageKeys.languages, JSON.stringify(languages));
    return languages;
  },
};

export const tagsQuery = {
  queryKey: ['tags', 'ME'],
  queryFn: () => request<TagChoice[]>('/api/get-all-problem-tags', { isQuiet: true }),
};

export const levelsQuery = {
  queryKey: ['problems', 'difficulties'],
  queryFn: () => request<{ id: number; name: string }[]>('/api/difficulty', { isQuiet: true }),
};

/** Contract 20-schema: where the numbers of problems begin. */
const firstPid = 1000;

/** The id that the server would give a new problem; blank when it cannot be told. */
export const nextDisplayIdQuery = {
  queryKey: ['admin', 'nextDisplayId'] as const,
  queryFn: async () => {
    const path = '/api/admin/problem/get-problem-list';
    const query = { currentPage: 1, limit: 1 };
    const list = await request<{ records: { id: number }[] }>(path, { query, isQuiet: true });
    return `P${(list.records[0]?.id ?? firstPid - 1) + 1}`;
  },
  staleTime: 0,
  gcTime: 0,
};

export const problemKey = (pid: number) => ['admin', 'problem', pid] as const;

export const problemQuery = (pid: number) => ({
  queryKey: problemKey(pid),
  queryFn: () => loadProblem(pid),
  // The form is made of it: news from elsewhere must not overwrite what is being typed.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

/** The same at this moment, to be laid beside what is being typed. */
export const storedNowQuery = (pid: number) => ({
  queryKey: ['admin', 'problemNow', pid] as const,
  queryFn: () => loadProblem(pid),
  staleTime: 0,
  gcTime: 0,
});

/** Answers the copy's number. */
export async function duplicateProblem(pid: number): Promise<number> {
  const path = '/api/admin/problem/duplicate';
  return (await request<{ pid: number }>(path, { method: 'POST', body: { pid } })).pid;
}

async function loadProblem(pid: number): Promise<LoadedProblem> {
  const read = <Data>(path: string) => request<Data>(path, { query: { pid }, isQuiet: true });
  const problem = await read<AdminProblem>('/api/admin/problem');
  const [cases, tags, languages, templates] = await Promise.all([
    request<StoredCase[]>('/api/admin/problem/get-problem-cases', {
      query: { pid, isUpload: problem.isUploadCase },
      isQuiet: true,
    }),
    read<TagChoice[]>('/api/get-problem-tags'),
    read<LanguageChoice[]>('/api/get-problem-languages'),
    read<CodeTemplate[]>('/api/get-problem-code-template'),
  ]);
  return { problem, cases, tags, languages, templates };
}

/** Answers the number of the problem. */
export async function saveProblem(body: { problem: { id?: number } }): Promise<number> {
  const { id } = body.problem;
  const created = await request<{ pid: number } | null>('/api/admin/problem', {
    method: id === undefined ? 'POST' : 'PUT',
    body,
    isQuiet: true,
  });
  return created?.pid ?? id ?? 0;
}

export interface ProgramToCheck {
  pid: number | undefined;
  code: string;
  language: string;
  extraFiles: Record<string, string>;
}

/** Refused with `judge.compile_failed` and the compiler's text when it does not compile. */
export function compileProgram(mode: string, program: ProgramToCheck): Promise<null> {
  const name = mode === 'interactive' ? 'compile-interactive' : 'compile-spj';
  return request<null>(`/api/admin/problem/${name}`, {
    method: 'POST',
    body: program,
    isQuiet: true,
  });
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
  return request<null>('/api/admin/problem/compile-template', {
    method: 'POST',
    body: program,
    isQuiet: true,
  });
}

export function uploadTestCases(
  file: File,
  mode: string,
  signal: AbortSignal,
  onProgress: (sending: SendingFile) => void,
): Promise<UploadedFiles> {
  return sendFile<UploadedFiles>('/api/file/upload-testcase-zip', file, {
    fields: { mode },
    signal,
    onProgress,
  });
}
