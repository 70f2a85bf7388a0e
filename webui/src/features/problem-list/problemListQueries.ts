import { request } from '../../shared/api/client';
import type { Page } from '../../shared/api/types';
import { allBanks, type ListQuery, ownBank } from './listQuery';
import type { Difficulty, ProblemRow, TagGroup } from './types';

export const problemListQuery = (query: ListQuery) => ({
  queryKey: ['problems', 'list', query],
  queryFn: () =>
    request<Page<ProblemRow>>('/api/get-problem-list', {
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

export const difficultiesQuery = {
  queryKey: ['problems', 'difficulties'],
  queryFn: () => request<Difficulty[]>('/api/difficulty', { isQuiet: true }),
  staleTime: Number.POSITIVE_INFINITY,
};

export const tagGroupsQuery = (oj: string) => ({
  queryKey: ['problems', 'tags', oj],
  queryFn: () =>
    request<TagGroup[]>('/api/get-problem-tags-and-classification', {
      query: { oj: oj === ownBank ? 'ME' : oj },
      isQuiet: true,
    }),
});

/** Own state by pid; only for people who have logged in. */
export const ownStatusQuery = (pids: readonly number[]) => ({
  queryKey: ['problems', 'ownStatus', pids],
  queryFn: () =>
    request<Record<string, { status: number }>>('/api/get-user-problem-status', {
      method: 'POST',
      body: { pidList: pids, isContestProblemList: false },
      isQuiet: true,
    }),
});

export async function randomProblem(): Promise<string> {
  return (await request<{ problemId: string }>('/api/get-random-problem')).problemId;
}
