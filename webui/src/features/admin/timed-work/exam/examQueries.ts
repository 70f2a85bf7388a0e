import { api, type Body, type Schemas } from '../../../../shared/api/calls';
import { workKey, worksKey } from '../timedWorkQueries';

export type ExamSettings = Schemas['ExamSettingsInfo'];
export type ExamBody = Omit<Body<'PUT /api/admin/exam/settings'>, 'tid' | 'gmtModified'>;

const examKey = (tid: number) => [...workKey(tid), 'exam'] as const;

export const examQuery = (tid: number) => ({
  queryKey: examKey(tid),
  queryFn: () => api('GET /api/admin/exam/settings', { query: { tid }, isQuiet: true }),
});

/** What the judge has; the page of the settings names it in the same words. */
export const judgeLanguagesQuery = {
  queryKey: ['judgeLanguages'] as const,
  queryFn: () => api('GET /api/judge-languages', { isQuiet: true }),
};

export const saveExam = (stored: ExamSettings, body: ExamBody, overwrites: boolean) =>
  api('PUT /api/admin/exam/settings', {
    body: {
      ...body,
      tid: stored.tid,
      ...(overwrites ? {} : { gmtModified: stored.gmtModified }),
    },
    isQuiet: true,
  });

/** What else shows how a work is held. */
export const keysOfExam = (tid: number) => [examKey(tid), worksKey];
