/** Trainings as their readers get them (contract training.md). */
import { keepPreviousData } from '@tanstack/react-query';
import { api, type Schemas } from '../../shared/api/calls';
import type { Place } from '../place/place';

export type Training = Schemas['TrainingInfo'];
export type TrainingProblem = Schemas['TrainingProblemRow'];

/** What is told of any of them. */
export const trainingsKey = ['trainings'] as const;
const trainingKey = (tid: number) => [...trainingsKey, 'one', tid] as const;

export const placeOfTraining = ({ id, gid }: Pick<Training, 'id' | 'gid'>): Place => ({
  kind: 'training',
  id,
  within: gid ?? 0,
});

export interface TrainingFilters {
  keyword: string;
  /** Null shows all. */
  categoryId: number | null;
  auth: TrainingAuth | null;
  currentPage: number;
}

export const trainingAuths = ['Public', 'Private'] as const;
export type TrainingAuth = (typeof trainingAuths)[number];

/** S2 §2.9. */
export const trainingsPerPage = 15;

export const trainingListQuery = ({ keyword, categoryId, auth, currentPage }: TrainingFilters) => ({
  queryKey: [...trainingsKey, 'list', { keyword, categoryId, auth, currentPage }] as const,
  queryFn: () =>
    api('GET /api/get-training-list', {
      query: { keyword: keyword || null, categoryId, auth, currentPage, limit: trainingsPerPage },
      isQuiet: true,
    }),
  placeholderData: keepPreviousData,
  // Each change of the address reads anew, and the reader's progress with it.
  staleTime: 0,
});

export const groupTrainingsQuery = (gid: number, currentPage: number, limit: number) => ({
  queryKey: [...trainingsKey, 'group', gid, currentPage, limit] as const,
  queryFn: () =>
    api('GET /api/group/get-training-list', { query: { gid, currentPage, limit }, isQuiet: true }),
  placeholderData: keepPreviousData,
  staleTime: 0,
});

export const trainingCategoriesQuery = {
  queryKey: [...trainingsKey, 'categories'] as const,
  queryFn: () => api('GET /api/get-training-category', { isQuiet: true }),
};

export const trainingQuery = (tid: number) => ({
  queryKey: [...trainingKey(tid), 'head'] as const,
  queryFn: () => api('GET /api/get-training-detail', { query: { tid }, isQuiet: true }),
  staleTime: 0,
});

export const trainingProblemsQuery = (tid: number) => ({
  queryKey: [...trainingKey(tid), 'problems'] as const,
  queryFn: () => api('GET /api/get-training-problem-list', { query: { tid }, isQuiet: true }),
  staleTime: 0,
});

export interface TrainingRankQuery {
  keyword: string;
  currentPage: number;
  limit: number;
}

export const trainingRankQuery = (tid: number, query: TrainingRankQuery) => ({
  queryKey: [...trainingKey(tid), 'rank', query] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api('GET /api/get-training-rank', { query: { tid, ...query }, signal, isQuiet: true }),
  placeholderData: keepPreviousData,
  staleTime: 0,
});
