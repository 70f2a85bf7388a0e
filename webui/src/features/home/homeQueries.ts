import { keepPreviousData } from '@tanstack/react-query';
import { request } from '../../shared/api/client';
import type {
  Announcement,
  CarouselImage,
  LastWeekStatistics,
  Page,
  QuotationAnswer,
  RecentProblem,
  SevenDayRankRow,
} from '../../shared/api/types';

/** S1 §9. */
export const announcementsPerPage = 5;

export const announcementsQuery = (page: number) => ({
  queryKey: ['announcements', page],
  queryFn: () =>
    request<Page<Announcement>>('/api/get-common-announcement', {
      query: { currentPage: page, limit: announcementsPerPage },
      isQuiet: true,
    }),
  placeholderData: keepPreviousData,
});

export const carouselQuery = {
  queryKey: ['home', 'carousel'],
  queryFn: () => request<CarouselImage[]>('/api/home-carousel', { isQuiet: true }),
};

export const recentProblemsQuery = {
  queryKey: ['problems', 'recentlyUpdated'],
  queryFn: () => request<RecentProblem[]>('/api/get-recent-updated-problem', { isQuiet: true }),
};

export const sevenDayRankQuery = {
  queryKey: ['rank', 'sevenDays'],
  queryFn: () => request<SevenDayRankRow[]>('/api/get-recent-seven-ac-rank', { isQuiet: true }),
};

export const weekStatisticsQuery = {
  queryKey: ['submissions', 'lastWeek'],
  queryFn: () =>
    request<LastWeekStatistics>('/api/get-last-week-submission-statistics', { isQuiet: true }),
};

/** By language, since the server answers in the reader's. */
export const quotationQuery = (locale: string) => ({
  queryKey: ['quotation', locale],
  queryFn: () => request<QuotationAnswer>('/api/quotation', { isQuiet: true }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Own state by pid; the query exists only for people who have logged in. */
export const ownStatusQuery = (pids: readonly number[]) => ({
  queryKey: ['problems', 'ownStatus', pids],
  queryFn: () =>
    request<Record<string, { status: number; score: number | null }>>(
      '/api/get-user-problem-status',
      {
        method: 'POST',
        body: { pidList: pids, isContestProblemList: false },
        isQuiet: true,
      },
    ),
});
