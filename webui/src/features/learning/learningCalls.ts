/** One's own learning (contract home.md), and what is said of code (contract submission.md §4.1). */
import { api, type Schemas } from '../../shared/api/calls';

export type MyLearning = Schemas['MyLearning'];
export type SuggestedProblem = Schemas['SuggestedProblem'];
export type LearnedTag = Schemas['LearnedTag'];
export type AnnotatedSubmission = Schemas['AnnotatedSubmission'];

export const annotatedPerPage = 10;

export const myLearningQuery = (uid: string | null) => ({
  queryKey: ['my-learning', uid] as const,
  queryFn: () => api('GET /api/my-learning', { isQuiet: true }),
  staleTime: 0,
});

export const annotatedKey = ['submissions', 'annotated'] as const;

export const annotatedQuery = (uid: string | null, written: boolean, currentPage: number) => ({
  queryKey: [...annotatedKey, uid, written, currentPage] as const,
  queryFn: () =>
    api('GET /api/annotated-submissions', {
      query: { written, currentPage, limit: annotatedPerPage },
      isQuiet: true,
    }),
  staleTime: 0,
});
