import { api } from '../../shared/api/calls';
import { allBanks, type ListQuery } from './listQuery';

export const problemListQuery = (query: ListQuery) => ({
  queryKey: ['problems', 'list', query],
  queryFn: () =>
    api('GET /api/get-problem-list', {
      query: {
        keyword: query.keyword,
        difficulty: query.difficulty,
        tagId: query.tagId.length > 0 ? query.tagId : null,
        oj: query.oj === allBanks ? null : query.oj,
        currentPage: query.currentPage,
        limit: query.limit,
      },
      isQuiet: true,
    }),
  // Each change of the address reads anew (S1 §4).
  staleTime: 0,
});

export async function randomProblem(): Promise<string> {
  return (await api('GET /api/get-random-problem')).problemId;
}
