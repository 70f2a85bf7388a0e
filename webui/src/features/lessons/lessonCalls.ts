/** Lessons as their readers meet them (contract lesson.md). */
import { api, type Schemas } from '../../shared/api/calls';

export type LessonEntry = Schemas['LessonEntry'];
export type LessonInfo = Schemas['LessonInfo'];
export type LessonItem = Schemas['LessonItemInfo'];

/** S3 §9. */
export const lessonsPerPage = 15;

export const lessonsKey = ['lessons'] as const;

export const lessonListQuery = (keyword: string, page: number) => ({
  queryKey: [...lessonsKey, 'list', keyword, page] as const,
  queryFn: () =>
    api('GET /api/lesson/page', {
      query: { keyword, currentPage: Math.max(1, page), limit: lessonsPerPage },
      isQuiet: true,
    }),
});

/** A class may be waiting with its teacher. */
const untilConverted = 10_000;

/** Read again each time: the addresses of its files serve for some hours. */
export const lessonQuery = (lessonId: number) => ({
  queryKey: [...lessonsKey, lessonId] as const,
  queryFn: () => api('GET /api/lesson', { query: { lessonId }, isQuiet: true }),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: LessonInfo | undefined } }) =>
    state.data?.groups.some(({ items }) => items.some(({ converting }) => converting))
      ? untilConverted
      : (false as const),
});

export const markSeen = (itemId: number, seen: boolean) =>
  api('POST /api/lesson/seen', { body: { itemId, seen } });
