/** Contract admin.md §8.6 and submission.md §5.1. */
import { wireOf } from '../../../entities/place/codec';
import { api, type Schemas } from '../../../shared/api/calls';

export type DataVersion = Schemas['VersionOfData'];
export type Preview = Schemas['RejudgePreview'];
export type Rejudge = Schemas['RejudgeBatchRow'];

const key = (pid: number, what: string) => ['admin', 'versions', pid, what] as const;

export const versionsKey = (pid: number) => ['admin', 'versions', pid] as const;

export const versionsQuery = (pid: number) => ({
  queryKey: key(pid, 'list'),
  queryFn: () => api('GET /api/admin/problem/data-versions', { query: { pid }, isQuiet: true }),
});

export const rejudgesQuery = (pid: number) => ({
  queryKey: key(pid, 'rejudges'),
  queryFn: () => api('GET /api/admin/judge/rejudge-batches', { query: { pid }, isQuiet: true }),
});

export const previewQuery = (pid: number, preview: string) => ({
  queryKey: [...key(pid, 'preview'), preview] as const,
  queryFn: () =>
    api('GET /api/admin/judge/rejudge-preview', {
      query: { key: preview },
      isQuiet: true,
    }),
});

export function chooseVersion(pid: number, version: number, comment: string): Promise<null> {
  return api('PUT /api/admin/problem/data-version', {
    body: { pid, version, comment },
    isQuiet: true,
  });
}

/** As calls name the submissions that are judged again: an exam's, or those of practice. */
export const cidOf = (exam: number | null): number =>
  exam === null ? 0 : (wireOf({ kind: 'timedWork', id: exam, within: 0 }).cid ?? 0);

export const startPreview = (pid: number, dataVersion: number, exam: number | null) =>
  api('POST /api/admin/judge/rejudge-preview', {
    body: { pid, dataVersion, cid: cidOf(exam) },
    isQuiet: true,
  });

/** Contract timedwork.md §15.3. */
export const effectQuery = (tid: number, preview: string) => ({
  queryKey: ['admin', 'versions', 'effect', tid, preview] as const,
  queryFn: () =>
    api('GET /api/admin/exam/rejudge-effect', { query: { tid, key: preview }, isQuiet: true }),
});

export const applyPreview = (preview: string) =>
  api('POST /api/admin/judge/rejudge-apply', { body: { key: preview }, isQuiet: true });

export const undoRejudge = (batchId: number) =>
  api('POST /api/admin/judge/rejudge-undo', { body: { batchId }, isQuiet: true });
