import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../shared/api/calls';

/** S1 §9. */
export const announcementsPerPage = 5;

export const announcementsQuery = (page: number) => ({
  queryKey: ['announcements', page],
  queryFn: () =>
    api('GET /api/get-common-announcement', {
      query: { currentPage: page, limit: announcementsPerPage },
      isQuiet: true,
    }),
  placeholderData: keepPreviousData,
});

export const announcementQuery = (id: number) => ({
  queryKey: ['announcements', 'one', id],
  queryFn: () => api('GET /api/get-announcement', { query: { id }, isQuiet: true }),
  retry: false,
});

export const carouselQuery = {
  queryKey: ['home', 'carousel'],
  queryFn: () => api('GET /api/home-carousel', { isQuiet: true }),
};

export const recentProblemsQuery = {
  queryKey: ['problems', 'recentlyUpdated'],
  queryFn: () => api('GET /api/get-recent-updated-problem', { isQuiet: true }),
};

export const recentContestsQuery = {
  queryKey: ['contests', 'recent'],
  queryFn: () => api('GET /api/get-recent-contest', { isQuiet: true }),
};

export const sevenDayRankQuery = {
  queryKey: ['rank', 'sevenDays'],
  queryFn: () => api('GET /api/get-recent-seven-ac-rank', { isQuiet: true }),
};

export const weekStatisticsQuery = {
  queryKey: ['submissions', 'lastWeek'],
  queryFn: () => api('GET /api/get-last-week-submission-statistics', { isQuiet: true }),
};

/** By language, since the server answers in the reader's. */
export const quotationQuery = (locale: string) => ({
  queryKey: ['quotation', locale],
  queryFn: () => api('GET /api/quotation', { isQuiet: true }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const dueQuery = {
  queryKey: ['due'],
  queryFn: () => api('GET /api/class/due', { isQuiet: true }),
};
