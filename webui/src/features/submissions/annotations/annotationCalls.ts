/** What teachers write beside code (contract submission.md §4.1). */
import { api, type Schemas } from '../../../shared/api/calls';

export type CodeAnnotation = Schemas['CodeAnnotation'];

export const annotationsKey = (submitId: number) =>
  ['submissions', 'annotations', submitId] as const;

export const annotationsQuery = (submitId: number) => ({
  queryKey: annotationsKey(submitId),
  queryFn: () => api('GET /api/code-annotations', { query: { submitId }, isQuiet: true }),
});

export const addAnnotation = (submitId: number, line: number, content: string) =>
  api('POST /api/code-annotation', { body: { submitId, line, content }, isQuiet: true });

export const changeAnnotation = (id: number, content: string) =>
  api('PUT /api/code-annotation', { body: { id, content }, isQuiet: true });

export const removeAnnotation = (id: number) =>
  api('DELETE /api/code-annotation', { query: { id } });

/** Whatever becomes of it: what was not noted is unread again next time. */
export const markRead = (submitId: number, ids: number[]): Promise<unknown> =>
  api('POST /api/code-annotations-read', { body: { submitId, ids }, isQuiet: true }).catch(
    () => null,
  );
