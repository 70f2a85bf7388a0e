import { keepPreviousData } from '@tanstack/react-query';
import { api, type Body } from '../../../shared/api/calls';
import { candidateLimit, type PickerSearch } from '../PickerDialog';
import type { AdminProblemRow } from '../problemTypes';
import { type ContestProblem, contestKey, contestsKey } from './contestQueries';
import { groupOfOffice } from './office';

/** What a contest calls a problem, with the problem itself. */
export interface ListedProblem {
  link: ContestProblem;
  problem: AdminProblemRow;
}

/** More than any contest has. */
const all = 500;

const problemsKey = (cid: number) => [...contestKey(cid), 'problems'] as const;

const listProblems = (
  asked: Parameters<typeof api<'GET /api/admin/contest/get-problem-list'>>[1],
) =>
  groupOfOffice() === null
    ? api('GET /api/admin/contest/get-problem-list', asked)
    : api('GET /api/group/get-contest-problem-list', asked);

/** In the contest's order. */
export const problemsQuery = (cid: number) => ({
  queryKey: problemsKey(cid),
  queryFn: async (): Promise<ListedProblem[]> => {
    const { problemList, contestProblemMap } = await listProblems({
      query: { cid, limit: all },
      isQuiet: true,
    });
    return problemList.records.flatMap((problem) => {
      const link = contestProblemMap[String(problem.id)];
      return link ? [{ link, problem }] : [];
    });
  },
});

export const candidatesQuery = (cid: number, type: number, { keyword, page }: PickerSearch) => ({
  queryKey: [...problemsKey(cid), 'candidates', type, keyword, page] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const query = { cid, problemType: type, keyword, currentPage: page, limit: candidateLimit };
    const answer = await listProblems({ query, signal, isQuiet: true });
    return answer.problemList;
  },
  placeholderData: keepPreviousData,
});

export const addProblem = (body: Body<'POST /api/admin/contest/add-problem-from-public'>) =>
  groupOfOffice() === null
    ? api('POST /api/admin/contest/add-problem-from-public', { body })
    : api('POST /api/group/add-contest-problem-from-public', { body });

/** One of the group, by its id there. */
export const addProblemOfGroup = (query: { cid: number; problemId: string; displayId: string }) =>
  api('POST /api/group/add-contest-problem-from-group', { query, isQuiet: true });

export const nameProblem = (body: Body<'PUT /api/admin/contest/contest-problem'>) =>
  groupOfOffice() === null
    ? api('PUT /api/admin/contest/contest-problem', { body, isQuiet: true })
    : api('PUT /api/group/contest-problem', { body, isQuiet: true });

export const orderProblems = (cid: number, pids: readonly number[]) =>
  groupOfOffice() === null
    ? api('PUT /api/admin/contest/problem-order', { body: { cid, pids } })
    : api('PUT /api/group/contest-problem-order', { body: { cid, pids } });

export const removeProblem = (cid: number, pid: number) =>
  groupOfOffice() === null
    ? api('DELETE /api/admin/contest/problem', { query: { cid, pid } })
    : api('DELETE /api/group/contest-problem', { query: { cid, pid } });

/** What else shows a contest's problems: the list counts them. */
export const keysOf = (cid: number) => [problemsKey(cid), contestsKey];
