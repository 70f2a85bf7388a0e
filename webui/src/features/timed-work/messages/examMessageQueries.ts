import { timedWorkKey } from '../../../entities/timed-work/timedWorkKeys';
import { api, type Schemas } from '../../../shared/api/calls';

export type ToldMessage = Schemas['ToldExamMessage'];

/** Where hints do not come, asked again so often; in ms. */
const every = 20_000;

/** What the invigilator has told the reader (contract timedwork.md §11.2). */
export const examMessagesQuery = (tid: number) => ({
  queryKey: [...timedWorkKey(tid), 'messages'] as const,
  queryFn: () => api('GET /api/exam/messages', { query: { tid }, isQuiet: true }),
  refetchInterval: every,
});

export const takeReading = (tid: number, id: number) =>
  api('POST /api/exam/message-read', { body: { tid, id }, isQuiet: true });
