/** Where trainings are made: in the back-office for the site, or in a group. The pages are the same;
 * the calls and addresses differ (contract admin.md §11, group.md §5). */
import { useMemo } from 'react';
import { useParams } from 'wouter';
import { to } from '../../../app/routes';
import { trainingsKey } from '../../../entities/training/trainingQueries';
import { api, type Body, type Schemas } from '../../../shared/api/calls';
import type { Page } from '../../../shared/api/types';

export type AdminTraining = Schemas['AdminTraining'];
export type AdminTrainingRow = Schemas['AdminTrainingRow'];
export type TrainingCategory = Schemas['TrainingCategory'];
export type TrainingBody = Body<'POST /api/admin/training'>;
type ProblemQuery = {
  tid: number;
  queryExisted: boolean;
  keyword?: string;
  currentPage?: number;
  limit: number;
};

type NamedCategory = { name: string; color: string };

interface ListQuery {
  keyword: string;
  page: number;
  limit: number;
}

export interface TrainingDesk {
  /** Null in the back-office. */
  gid: number | null;
  addresses: {
    list: string;
    create: string;
    categories: string;
    edit: (tid: number) => string;
    problems: (tid: number) => string;
  };
  list: (query: ListQuery) => Promise<Page<AdminTrainingRow>>;
  read: (tid: number) => Promise<Schemas['AdminTrainingDetail']>;
  create: (body: TrainingBody) => Promise<{ id: number }>;
  update: (body: TrainingBody) => Promise<unknown>;
  remove: (tid: number) => Promise<unknown>;
  show: (tid: number, status: boolean) => Promise<unknown>;
  categories: () => Promise<TrainingCategory[]>;
  createCategory: (body: NamedCategory) => Promise<unknown>;
  changeCategory: (body: NamedCategory & { id: number }) => Promise<unknown>;
  removeCategory: (cid: number) => Promise<unknown>;
  problems: (query: ProblemQuery) => Promise<Schemas['TrainingProblemSetList']>;
  addProblem: (body: Body<'POST /api/admin/training/add-problem-from-public'>) => Promise<unknown>;
  addNamed: (tid: number, problemIds: readonly string[]) => Promise<Schemas['AddedProblems']>;
  changeProblem: (body: Body<'PUT /api/admin/training/problem'>) => Promise<unknown>;
  order: (tid: number, pids: readonly number[]) => Promise<unknown>;
  removeProblem: (tid: number, pid: number) => Promise<unknown>;
}

const quiet = { isQuiet: true } as const;

const siteDesk: TrainingDesk = {
  gid: null,
  addresses: {
    list: to('AdminTrainingList'),
    create: to('AdminTrainingNew'),
    categories: to('AdminTrainingCategories'),
    edit: (trainingId) => to('AdminTrainingEdit', { trainingId }),
    problems: (trainingId) => to('AdminTrainingProblems', { trainingId }),
  },
  list: ({ keyword, page, limit }) =>
    api('GET /api/admin/training/get-training-list', {
      query: { keyword, currentPage: page, limit },
      ...quiet,
    }),
  read: (tid) => api('GET /api/admin/training', { query: { tid }, ...quiet }),
  create: (body) => api('POST /api/admin/training', { body, ...quiet }),
  update: (body) => api('PUT /api/admin/training', { body, ...quiet }),
  remove: (tid) => api('DELETE /api/admin/training', { query: { tid } }),
  show: (tid, status) =>
    api('PUT /api/admin/training/change-training-status', { query: { tid, status } }),
  categories: () => api('GET /api/get-training-category', quiet),
  createCategory: (body) => api('POST /api/admin/training/category', { body, ...quiet }),
  changeCategory: (body) => api('PUT /api/admin/training/category', { body, ...quiet }),
  removeCategory: (cid) => api('DELETE /api/admin/training/category', { query: { cid } }),
  problems: (query) => api('GET /api/admin/training/get-problem-list', { query, ...quiet }),
  addProblem: (body) => api('POST /api/admin/training/add-problem-from-public', { body }),
  addNamed: (tid, problemIds) =>
    api('POST /api/admin/training/add-problems', { body: { tid, problemIds }, ...quiet }),
  changeProblem: (body) => api('PUT /api/admin/training/problem', { body, ...quiet }),
  order: (tid, pids) => api('PUT /api/admin/training/problem-order', { body: { tid, pids } }),
  removeProblem: (tid, pid) => api('DELETE /api/admin/training/problem', { query: { tid, pid } }),
};

const groupDesk = (gid: number): TrainingDesk => ({
  gid,
  addresses: {
    list: to('GroupTrainingList', { groupID: gid }),
    create: to('GroupTrainingNew', { groupID: gid }),
    categories: to('GroupTrainingCategories', { groupID: gid }),
    edit: (tid) => to('GroupTrainingEdit', { groupID: gid, trainingID: tid }),
    problems: (tid) => to('GroupTrainingEditProblems', { groupID: gid, trainingID: tid }),
  },
  list: ({ page, limit }) =>
    api('GET /api/group/get-admin-training-list', {
      query: { gid, currentPage: page, limit },
      ...quiet,
    }),
  read: (tid) => api('GET /api/group/training', { query: { tid }, ...quiet }),
  create: ({ training, ...rest }) =>
    api('POST /api/group/training', {
      body: { ...rest, training: { ...training, gid } },
      ...quiet,
    }),
  update: (body) => api('PUT /api/group/training', { body, ...quiet }),
  remove: (tid) => api('DELETE /api/group/training', { query: { tid } }),
  show: (tid, status) => api('PUT /api/group/change-training-status', { query: { tid, status } }),
  categories: () => api('GET /api/group/get-training-category', { query: { gid }, ...quiet }),
  createCategory: (body) =>
    api('POST /api/group/training-category', { body: { ...body, gid }, ...quiet }),
  changeCategory: (body) => api('PUT /api/group/training-category', { body, ...quiet }),
  removeCategory: (cid) => api('DELETE /api/group/training-category', { query: { cid } }),
  problems: (query) => api('GET /api/group/get-training-problem-list', { query, ...quiet }),
  addProblem: (body) => api('POST /api/group/add-training-problem-from-public', { body }),
  addNamed: (tid, problemIds) =>
    api('POST /api/group/add-training-problems', { body: { tid, problemIds }, ...quiet }),
  changeProblem: (body) => api('PUT /api/group/training-problem', { body, ...quiet }),
  order: (tid, pids) => api('PUT /api/group/training-problem-order', { body: { tid, pids } }),
  removeProblem: (tid, pid) => api('DELETE /api/group/training-problem', { query: { tid, pid } }),
});

/** That of the page's address. */
export function useDesk(): TrainingDesk {
  const { groupID } = useParams<{ groupID?: string }>();
  return useMemo(() => (groupID ? groupDesk(Number(groupID)) : siteDesk), [groupID]);
}

/** What else shows trainings is read again, too. */
export const deskKey = ({ gid }: TrainingDesk) => [...trainingsKey, 'desk', gid] as const;

/** The rows of a training's problems and what it calls them. */
export const setKey = (desk: TrainingDesk, tid: number) =>
  [...deskKey(desk), tid, 'problems'] as const;
