import { api, type Schemas } from '../../../shared/api/calls';

export type ExamStatistics = Schemas['ExamStatistics'];

export const statisticsQuery = (tid: number) => ({
  queryKey: ['admin', 'examResults', tid, 'statistics'] as const,
  queryFn: () => api('GET /api/admin/exam/statistics', { query: { tid }, isQuiet: true }),
});
