/** What saving would change for whom, asked before it is saved (contract admin.md §12). */
import { api, type Schemas } from '../../../shared/api/calls';
import { ApiError } from '../../../shared/api/errors';
import { confirm, type Question } from '../../../shared/ui/questions';
import type { AdminContest, ContestBody } from './contestQueries';
import { groupOfOffice } from './office';

type Effect = Schemas['ChangeEffect'];

interface Words {
  title: string;
  confirmLabel: string;
}

/** Goes on where nobody would notice, or the organiser agrees. */
export async function agreeToSettings(
  { id }: AdminContest,
  body: ContestBody,
  words: Words,
): Promise<void> {
  await agree(questionOf(await effectsOfSettings({ ...body, id }), words));
}

const effectsOfSettings = (body: ContestBody & { id: number }) =>
  groupOfOffice() === null
    ? api('POST /api/admin/contest/change-effects', { body, isQuiet: true })
    : api('POST /api/group/contest-change-effects', { body, isQuiet: true });

/** Whom hiding it concerns; empty where it concerns nobody. */
export const lossOfHiding = async (id: number): Promise<string> =>
  linesOf(await effectsOfSettings({ id, visible: false }));

export const agreeToProblem = async (change: ProblemChange, words: Words): Promise<void> =>
  agree(questionOf(await effectsOfProblem(change), words));

interface ProblemChange {
  cid: number;
  pid: number;
  displayId?: string;
  displayTitle?: string;
  color?: string | null;
}

const effectsOfProblem = (body: ProblemChange) =>
  groupOfOffice() === null
    ? api('POST /api/admin/contest/problem-change-effects', { body, isQuiet: true })
    : api('POST /api/group/contest-problem-change-effects', { body, isQuiet: true });

/** One line each; what takes something from people is marked. */
const linesOf = (effects: readonly Effect[]): string =>
  effects.map(({ strong, message }) => `${strong ? '⚠' : '•'} ${message}`).join('\n');

/** Null where nobody would notice. */
const questionOf = (effects: readonly Effect[], words: Words): Question | null =>
  effects.length === 0
    ? null
    : { ...words, body: linesOf(effects), isDestructive: effects.some(({ strong }) => strong) };

/** Null where nobody would notice. */
export const questionOfOrder = async (
  cid: number,
  pids: readonly number[],
  words: Words,
): Promise<Question | null> => {
  const body = { cid, pids };
  const effects =
    groupOfOffice() === null
      ? await api('POST /api/admin/contest/problem-order-effects', { body, isQuiet: true })
      : await api('POST /api/group/contest-problem-order-effects', { body, isQuiet: true });
  return questionOf(effects, words);
};

/** What goes with a problem that is taken out. */
export const lossOf = async (cid: number, pid: number): Promise<string> =>
  linesOf(await effectsOfProblem({ cid, pid }));

/** Goes on when there is nothing to ask or the answer is yes; otherwise throws what nobody is told. */
async function agree(question: Question | null): Promise<void> {
  if (question === null || (await confirm(question))) return;
  const declined = new ApiError('', 'client.declined', 0, 0, null);
  declined.isTold = true;
  throw declined;
}
