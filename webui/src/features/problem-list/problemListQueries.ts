import { request } from '../../shared/api/client';
import type { Page } from '../../shared/api/types';
import type { ListQuery } from './listQuery';
import type { ProblemRow, TagGroup } from './types';

export const problemListQuery = (query: ListQuery) => ({
  queryKey: ['problems', 'list', query],
  queryFn: () =>
    request<Page<ProblemRow>>('/api/get-problem-list', {
      query: {
        keyword: query.keyword,
        difficulty: query.difficulty,
        tagId: query.tagId,
        oj: query.oj === 'All' ? null : query.oj,
        currentPage: query.currentPage,
        limit: query.limit,
      },
      isQuiet: true,
    }),
});

export const tagGroupsQuery = (oj: string) => ({
  queryKey: ['problems', 'tags', oj],
  queryFn: () =>
    request<TagGroup[]>('/api/get-problem-tags-and-classification', {
      query: { oj: oj === 'Mine' ? 'ME' : oj },
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
