import { keepPreviousData } from '@tanstack/react-query';
import { type Answer, api, type Schemas } from '../../../shared/api/calls';
import { downloadFile } from '../../../shared/api/downloadFile';
import { type SendOptions, sendFile } from '../../../shared/api/resumableUpload';

/** Contract pack.md. */
export type PackRow = Schemas['PackRow'];
export type PackList = Answer<'GET /api/admin/pack/list'>;
export type Pack = Schemas['PackAnswer'];
export type Merged = Schemas['MergedAnswer'];
export type MergeQuestion = Schemas['MergeQuestion'];
export type ResultFile = Schemas['ResultFileRow'];
export type ImportedProblem = Schemas['ProblemAnswer'];
export type ImportResult = Schemas['ImportResult'];
/** What becomes of a problem of a bank. */
export type Taken = Schemas['Taken'];
export type MergedPerson = Schemas['MergedPerson'];

export const packsKey = ['admin', 'packs'] as const;
/** In bytes. */
export const largestPack = 2 * 1024 * 1024 * 1024;
export const packEnding = '.ojpack';

export const usualPacks = { page: 1, limit: 20 };

export const packListQuery = ({ page, limit }: typeof usualPacks) => ({
  queryKey: [...packsKey, 'list', page, limit] as const,
  queryFn: () =>
    api('GET /api/admin/pack/list', { query: { currentPage: page, limit }, isQuiet: true }),
  placeholderData: keepPreviousData,
});

export const packQuery = (id: number) => ({
  queryKey: [...packsKey, id] as const,
  queryFn: () => api('GET /api/admin/pack', { query: { id }, isQuiet: true }),
});

export const mergedQuery = (id: number) => ({
  queryKey: [...packsKey, id, 'merged'] as const,
  queryFn: () => api('GET /api/admin/pack/merged', { query: { id }, isQuiet: true }),
});

export const classesQuery = {
  queryKey: [...packsKey, 'classes'] as const,
  queryFn: async () => {
    const classes = await api('GET /api/admin/pack/classes', { isQuiet: true });
    // Class 9 before class 10.
    return [...classes].sort((one, other) =>
      one.className.localeCompare(other.className, 'zh-CN', { numeric: true }),
    );
  },
};

/** The first of what a bank would hold, to choose from. */
export type BankProblem = Schemas['BankRow'];

export const bankQuery = (keyword: string, tag: number | null) => ({
  queryKey: [...packsKey, 'bank', keyword, tag] as const,
  queryFn: () => api('GET /api/admin/pack/bank', { query: { keyword, tag }, isQuiet: true }),
  placeholderData: keepPreviousData,
});

/** The exams that one may seal, the newest first. */
export const examsQuery = {
  queryKey: [...packsKey, 'exams'] as const,
  queryFn: () =>
    api('GET /api/admin/homework/get-timed-work-list', {
      query: { currentPage: 1, limit: 200 },
      isQuiet: true,
    }),
};

export const tagsQuery = {
  queryKey: [...packsKey, 'tags'] as const,
  queryFn: () => api('GET /api/get-all-problem-tags', { isQuiet: true }),
};

export const makeExamPack = (body: Schemas['ExamPackBody']) =>
  api('POST /api/admin/pack/exam', { body, isQuiet: true });

export const makeBankPack = (body: Schemas['BankPackBody']) =>
  api('POST /api/admin/pack/bank', { body, isQuiet: true });

export const receivePack = (file: File, options: SendOptions) =>
  sendFile('POST /api/admin/pack/receive', file, options);

export const openPack = (body: Schemas['OpenBody']) =>
  api('POST /api/admin/pack/open', { body, isQuiet: true });

export const removePack = (id: number) => api('DELETE /api/admin/pack', { query: { id } });

export const downloadPack = (id: number) =>
  downloadFile('GET /api/file/download-pack', { query: { id } });

export const downloadResults = (id: number) =>
  downloadFile('GET /api/file/download-pack-results', { query: { id } });

export const downloadCode = (id: number) =>
  downloadFile('GET /api/file/download-pack-code', { query: { id } });

export const downloadAlike = (id: number) =>
  downloadFile('GET /api/file/download-pack-similarity', { query: { id, type: 'html' } });

export const downloadMerged = (id: number, type: 'xlsx' | 'csv') =>
  downloadFile('GET /api/file/download-pack-merged', { query: { id, type } });

export const takeResult = (id: number, file: File, options: SendOptions) =>
  sendFile('POST /api/admin/pack/result', file, { ...options, fields: { id: String(id) } });

export const forgetResult = (id: number, fileId: number) =>
  api('DELETE /api/admin/pack/result', { query: { id, fileId } });

export const decide = (body: Schemas['DecideBody']) => api('POST /api/admin/pack/decide', { body });

/** What is in a bank, once it was looked through (contract file.md §5). */
export const lookedThroughQuery = (key: string) => ({
  queryKey: [...packsKey, 'looked', key] as const,
  queryFn: () => api('GET /api/file/import-result', { query: { key }, isQuiet: true }),
});

/** Stores problems of a bank that was looked through, each as decided; the key of the import. */
export async function importBank(key: string, each: Schemas['OneTaken'][]): Promise<string> {
  const answer = await api('POST /api/file/import-commit', {
    body: {
      key,
      auth: null,
      skip: each.filter(({ taken }) => taken === 'skip').map(({ index }) => index),
      taken: 'new',
      tags: null,
      each,
    },
    idempotencyKey: key,
    isQuiet: true,
  });
  return answer.key;
}
