import { api, type Body, type Schemas } from '../../../../shared/api/calls';

export type SentMessage = Schemas['SentExamMessage'];

/** How many have read it is looked at again; in ms. */
const every = 5000;

export const sentMessagesQuery = (tid: number) => ({
  queryKey: ['exam', tid, 'messages'] as const,
  queryFn: () => api('GET /api/admin/exam/messages', { query: { tid }, isQuiet: true }),
  refetchInterval: every,
});

export const readersQuery = (tid: number, id: number) => ({
  queryKey: ['exam', tid, 'messages', id, 'readers'] as const,
  queryFn: () => api('GET /api/admin/exam/message-readers', { query: { tid, id }, isQuiet: true }),
  refetchInterval: every,
});

export const sendMessage = (body: Body<'POST /api/admin/exam/message'>) =>
  api('POST /api/admin/exam/message', { body, isQuiet: true });

export const withdrawMessage = (tid: number, id: number) =>
  api('POST /api/admin/exam/withdraw-message', { body: { tid, id }, isQuiet: true });

export const keysOfMessages = (tid: number) => [sentMessagesQuery(tid).queryKey];
