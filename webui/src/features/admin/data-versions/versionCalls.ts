/** Contract admin.md §8.6 and submission.md §5.1. */
import { request } from '../../../shared/api/client';
import type { components } from '../../../shared/api/schema';

export type DataVersion = components['schemas']['VersionOfData'];
export type Preview = components['schemas']['RejudgePreview'];
export type Rejudge = components['schemas']['RejudgeBatchRow'];

const key = (pid: number, what: string) => ['admin', 'versions', pid, what] as const;

export const versionsKey = (pid: number) => ['admin', 'versions', pid] as const;

export const problemNameQuery = (pid: number) => ({
  queryKey: key(pid, 'name'),
  queryFn: () =>
    request<{ problemId: string; title: string }>('/api/admin/problem', {
      query: { pid },
      isQuiet: true,
    }),
});

export const versionsQuery = (pid: number) => ({
  queryKey: key(pid, 'list'),
  queryFn: () =>
    request<DataVersion[]>('/api/admin/problem/data-versions', { query: { pid }, isQuiet: true }),
});

export const rejudgesQuery = (pid: number) => ({
  queryKey: key(pid, 'rejudges'),
  queryFn: () =>
    request<Rejudge[]>('/api/admin/judge/rejudge-batches', { query: { pid }, isQuiet: true }),
});

export const previewQuery = (pid: number, preview: string) => ({
  queryKey: [...key(pid, 'preview'), preview] as const,
  queryFn: () =>
    request<Preview>('/api/admin/judge/rejudge-preview', {
      query: { key: preview },
      isQuiet: true,
    }),
});

export function chooseVersion(pid: number, version: number, comment: string): Promise<null> {
  return request<null>('/api/admin/problem/data-version', {
    method: 'PUT',
    body: { pid, version, comment },
    isQuiet: true,
  });
}

const post = <Data>(name: string, body: object) =>
  request<Data>(`/api/admin/judge/${name}`, { method: 'POST', body, isQuiet: true });

export const startPreview = (pid: number, dataVersion: number) =>
  post<{ key: string }>('rejudge-preview', { pid, dataVersion });

export const applyPreview = (preview: string) =>
  post<{ batchId: number; changed: number }>('rejudge-apply', { key: preview });

export const undoRejudge = (batchId: number) =>
  post<{ restored: number }>('rejudge-undo', { batchId });
