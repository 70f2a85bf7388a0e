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
        source: query.source || null,
        own: query.own,
        order: query.order,
        currentPage: query.currentPage,
        limit: query.limit,
      },
      isQuiet: true,
    }),
  // Each change of the address reads anew (S1 §4).
  staleTime: 0,
});

/** How many of those that are shown the reader has solved. */
export const solvedCountQuery = (query: ListQuery) => {
  const solved = { ...query, own: 'solved' as const, order: null, currentPage: 1, limit: 1 };
  const { queryFn } = problemListQuery(solved);
  return {
    queryKey: ['problems', 'solvedCount', solved] as const,
    queryFn: async () => (await queryFn()).total,
  };
};

export async function randomProblem(): Promise<string> {
  return (await api('GET /api/get-random-problem')).problemId;
}
