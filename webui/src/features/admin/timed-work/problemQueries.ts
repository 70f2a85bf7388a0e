import { keepPreviousData } from '@tanstack/react-query';
import { api, type Body, type Schemas } from '../../../shared/api/calls';
import { candidateLimit, type PickerSearch } from '../PickerDialog';
import type { AdminProblemRow } from '../problemTypes';
import { workKey, worksKey } from './timedWorkQueries';

/** How a problem stands in a work, with the problem itself. */
export interface ListedProblem {
  link: Schemas['AdminTimedWorkProblem'];
  problem: AdminProblemRow;
}

/** More than any work has. */
const all = 500;

const problemsKey = (tid: number) => [...workKey(tid), 'problems'] as const;

/** In the work's order. */
export const problemsQuery = (tid: number) => ({
  queryKey: problemsKey(tid),
  queryFn: async (): Promise<ListedProblem[]> => {
    const { problemList, timedWorkProblemMap } = await api(
      'GET /api/admin/homework/get-problem-list',
      { query: { tid, limit: all }, isQuiet: true },
    );
    return problemList.records.flatMap((problem) => {
      const link = timedWorkProblemMap[String(problem.id)];
      return link ? [{ link, problem }] : [];
    });
  },
});

export const candidatesQuery = (tid: number, { keyword, page }: PickerSearch) => ({
  queryKey: [...problemsKey(tid), 'candidates', keyword, page] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const paging = { currentPage: page, limit: candidateLimit };
    const answer = await api('GET /api/admin/homework/get-problem-list', {
      query: { tid, queryExisted: false, keyword, ...paging },
      signal,
      isQuiet: true,
    });
    return answer.problemList;
  },
  placeholderData: keepPreviousData,
});

export const addProblem = (body: Body<'POST /api/admin/homework/add-problem'>) =>
  api('POST /api/admin/homework/add-problem', { body });

export const changeProblem = (body: Body<'PUT /api/admin/homework/problem'>) =>
  api('PUT /api/admin/homework/problem', { body, isQuiet: true });

export const orderProblems = (tid: number, pids: readonly number[]) =>
  api('PUT /api/admin/homework/problem-order', { body: { tid, pids: [...pids] } });

export const removeProblem = (tid: number, pid: number) =>
  api('DELETE /api/admin/homework/problem', { query: { tid, pid } });

/** What else shows a work's problems: the list counts them. */
export const keysOf = (tid: number) => [problemsKey(tid), worksKey];
