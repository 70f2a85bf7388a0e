/** What teachers do with lessons (contract lesson.md). */
import { api, type Body, type Schemas, sendForm } from '../../../shared/api/calls';
import { type SendOptions, sendFile } from '../../../shared/api/resumableUpload';

export type AdminLesson = Schemas['AdminLesson'];
export type AdminLessonEntry = Schemas['AdminLessonEntry'];
export type AdminGroup = Schemas['AdminLessonGroup'];
export type AdminItem = Schemas['AdminLessonItem'];
type NewItem = Body<'POST /api/admin/lesson/item'>;
export type LessonProgressInfo = Schemas['LessonProgressInfo'];

const deskKey = ['admin', 'lessons'] as const;
/** What readers see of them is another list. */
export const lessonKeys = [deskKey, ['lessons']] as const;

export const endings = ['.pdf', '.ppt', '.pptx', '.mp4', '.webm'] as const;
/** In bytes: of films, which alone may be so large. */
export const largestFile = 4 * 1024 ** 3;
export const studentsPerPage = 30;

export const lessonListQuery = (keyword: string, page: number, limit: number) => ({
  queryKey: [...deskKey, 'list', keyword, page, limit] as const,
  queryFn: () =>
    api('GET /api/admin/lesson/page', {
      query: { keyword, currentPage: page, limit },
      isQuiet: true,
    }),
});

/** Slides become a PDF in some seconds. */
const untilConverted = 3000;

export const lessonQuery = (lessonId: number) => ({
  queryKey: [...deskKey, lessonId] as const,
  queryFn: () => api('GET /api/admin/lesson', { query: { lessonId }, isQuiet: true }),
  refetchInterval: ({ state }: { state: { data?: AdminLesson | undefined } }) =>
    state.data?.groups.some(({ items }) => items.some(({ slides }) => slides === 'waiting'))
      ? untilConverted
      : (false as const),
});

export const progressQuery = (
  lessonId: number,
  gid: number | null,
  keyword: string,
  page: number,
) => ({
  queryKey: [...deskKey, lessonId, 'progress', gid, keyword, page] as const,
  queryFn: () =>
    api('GET /api/admin/lesson/progress', {
      query: { lessonId, gid, keyword, currentPage: page, limit: studentsPerPage },
      isQuiet: true,
    }),
});

/** All groups of students that one may give a part to. */
export const classesQuery = {
  queryKey: [...deskKey, 'classes'] as const,
  queryFn: () =>
    api('GET /api/get-group-list', { query: { currentPage: 1, limit: 500 }, isQuiet: true }),
};

export const trainingsQuery = {
  queryKey: [...deskKey, 'trainings'] as const,
  queryFn: () =>
    api('GET /api/admin/training/get-training-list', {
      query: { currentPage: 1, limit: 500 },
      isQuiet: true,
    }),
};

export const createLesson = (body: Body<'POST /api/admin/lesson'>) =>
  api('POST /api/admin/lesson', { body, isQuiet: true });
export const updateLesson = (body: Body<'PUT /api/admin/lesson'>) =>
  api('PUT /api/admin/lesson', { body, isQuiet: true });
export const deleteLesson = (lessonId: number) =>
  api('DELETE /api/admin/lesson', { query: { lessonId } });
export const showLesson = (lessonId: number, visible: boolean) =>
  api('PUT /api/admin/lesson/change-visible', { query: { lessonId, visible } });

export const saveGroup = (
  lessonId: number,
  group: AdminGroup | null,
  name: string,
  gids: number[],
) =>
  group
    ? api('PUT /api/admin/lesson/group', { body: { id: group.id, name, gids }, isQuiet: true })
    : api('POST /api/admin/lesson/group', { body: { lessonId, name, gids }, isQuiet: true });
export const deleteGroup = (id: number) => api('DELETE /api/admin/lesson/group', { query: { id } });

export const createItem = (body: NewItem) =>
  api('POST /api/admin/lesson/item', { body, isQuiet: true });
export const updateItem = (body: Body<'PUT /api/admin/lesson/item'>) =>
  api('PUT /api/admin/lesson/item', { body, isQuiet: true });
export const deleteItem = (id: number) => api('DELETE /api/admin/lesson/item', { query: { id } });

/** Groups and items as they stand in the list. */
export const sortLesson = (lessonId: number, groups: readonly AdminGroup[]) =>
  api('PUT /api/admin/lesson/sort', {
    body: {
      lessonId,
      groups: groups.map(({ id, items }, seq) => ({
        id,
        seq,
        items: items.map((item, place) => ({ id: item.id, seq: place })),
      })),
    },
  });

export const sendLessonFile = (file: File, options: SendOptions) =>
  sendFile('POST /api/file/upload-lesson-file', file, { ...options, purpose: 'lesson' });

/** Its address, for the picture of a lesson. */
export async function sendLogo(file: File, options: SendOptions): Promise<string> {
  const form = new FormData();
  form.set('image', file);
  const { link } = await sendForm('POST /api/file/upload-md-img', form, {
    ...(options.signal && { signal: options.signal }),
    isQuiet: true,
    onProgress: (share) => options.onProgress({ name: file.name, share }),
  });
  return link;
}
