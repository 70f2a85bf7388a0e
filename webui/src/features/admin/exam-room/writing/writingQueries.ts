import { api, type Schemas } from '../../../../shared/api/calls';
import { timeOf } from '../../../../shared/lib/time';

type WrittenProblem = Schemas['WrittenProblem'];
type KeptDraft = Schemas['KeptDraft'];
type SentProgram = Schemas['SentProgram'];

/** While staff look, the student goes on writing; in ms. */
const every = 10_000;

export const writingQuery = (tid: number, uid: string) => ({
  queryKey: ['exam', tid, 'writing', uid] as const,
  queryFn: () => api('GET /api/admin/exam/writing', { query: { tid, uid }, isQuiet: true }),
  refetchInterval: every,
});

/** One text of the time line: a kept draft, or a submission. */
export type Text =
  | { kind: 'draft'; key: string; time: string; language: string; length: number; draft: KeptDraft }
  | {
      kind: 'submission';
      key: string;
      time: string;
      language: string;
      length: number | null;
      sent: SentProgram;
    };

/** Both kinds in one order, the newest first. */
export function textsOf({ drafts, submissions }: WrittenProblem): Text[] {
  const kept = drafts.map((draft): Text => {
    const { id, savedAt: time, language, length } = draft;
    return { kind: 'draft', key: `draft-${id}`, time, language, length, draft };
  });
  const received = submissions.map((sent): Text => {
    const { submitId, submitTime: time, language, length } = sent;
    return { kind: 'submission', key: `submission-${submitId}`, time, language, length, sent };
  });
  return [...kept, ...received].sort((one, other) => timeOf(other.time) - timeOf(one.time));
}

/** Stands in the place of a language where questions are answered. */
const answers = 'Objective';

/** The code of one text, answers a line each. A kept draft never changes, and each reading is written
 * down: it is read once. */
export const codeQuery = (tid: number, uid: string, text: Text) => ({
  queryKey: ['exam', tid, 'writing', uid, text.key] as const,
  queryFn: async () => {
    const code = await codeOf(tid, uid, text);
    return text.language === answers ? inLines(code) : code;
  },
  staleTime: Number.POSITIVE_INFINITY,
});

async function codeOf(tid: number, uid: string, text: Text): Promise<string> {
  if (text.kind === 'draft') {
    const query = { tid, uid, id: text.draft.id };
    return (await api('GET /api/admin/exam/draft', { query, isQuiet: true })).code;
  }
  const query = { submitId: text.sent.submitId };
  const detail = await api('GET /api/get-submission-detail', { query, isQuiet: true });
  return detail.submission.code ?? '';
}

/** What is no list of answers stays as it is: a draft may hold anything. */
function inLines(code: string): string {
  try {
    const found: unknown = JSON.parse(code);
    if (!Array.isArray(found)) return code;
    return found.map((answer, index) => `${index + 1}. ${String(answer) || '—'}`).join('\n');
  } catch {
    return code;
  }
}
