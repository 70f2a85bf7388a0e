import { keepPreviousData } from '@tanstack/react-query';
import { api, type Body } from '../../../shared/api/calls';
import { candidateLimit, type PickerSearch } from '../PickerDialog';
import type { AdminProblemRow } from '../problemTypes';
import { type ContestProblem, contestKey, contestsKey } from './contestQueries';

/** What a contest calls a problem, with the problem itself. */
export interface ListedProblem {
  link: ContestProblem;
  problem: AdminProblemRow;
}

/** More than any contest has. */
const all = 500;

export const problemsKey = (cid: number) => [...contestKey(cid), 'problems'] as const;

/** In the contest's order. */
export const problemsQuery = (cid: number) => ({
  queryKey: problemsKey(cid),
  queryFn: async (): Promise<ListedProblem[]> => {
    const { problemList, contestProblemMap } = await api(
      'GET /api/admin/contest/get-problem-list',
      { query: { cid, limit: all }, isQuiet: true },
    );
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
    const answer = await api('GET /api/admin/contest/get-problem-list', {
      query,
      signal,
      isQuiet: true,
    });
    return answer.problemList;
  },
  placeholderData: keepPreviousData,
});

export const addProblem = (body: Body<'POST /api/admin/contest/add-problem-from-public'>) =>
  api('POST /api/admin/contest/add-problem-from-public', { body });

export const nameProblem = (body: Body<'PUT /api/admin/contest/contest-problem'>) =>
  api('PUT /api/admin/contest/contest-problem', { body, isQuiet: true });

export const orderProblems = (cid: number, pids: readonly number[]) =>
  api('PUT /api/admin/contest/problem-order', { body: { cid, pids } });

export const removeProblem = (cid: number, pid: number) =>
  api('DELETE /api/admin/contest/problem', { query: { cid, pid } });

/** What else shows a contest's problems: the list counts them. */
export const keysOf = (cid: number) => [problemsKey(cid), contestsKey];
