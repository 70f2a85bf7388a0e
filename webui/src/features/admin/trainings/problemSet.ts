/** The problems of a training as its teachers see them. */
import { keepPreviousData } from '@tanstack/react-query';
import { trainingsKey } from '../../../entities/training/trainingQueries';
import type { Schemas } from '../../../shared/api/calls';
import { candidateLimit, type PickerSearch } from '../PickerDialog';
import type { AdminProblemRow } from '../problemTypes';
import { setKey, type TrainingDesk } from './desk';

/** How a problem stands in a training, with the problem itself. */
export interface ListedProblem {
  link: Schemas['AdminTrainingProblem'] & { displayTitle: string };
  problem: AdminProblemRow;
}

/** More than any training has. */
const all = 500;

/** In the training's order. */
export const setQuery = (desk: TrainingDesk, tid: number) => ({
  queryKey: setKey(desk, tid),
  queryFn: async (): Promise<ListedProblem[]> => {
    const { problemList, trainingProblemMap } = await desk.problems({
      tid,
      queryExisted: true,
      limit: all,
    });
    return problemList.records.flatMap((problem) => {
      const link = trainingProblemMap[String(problem.id)];
      return link ? [{ link: { ...link, displayTitle: problem.title }, problem }] : [];
    });
  },
});

export const candidatesQuery = (
  desk: TrainingDesk,
  tid: number,
  { keyword, page }: PickerSearch,
) => ({
  queryKey: [...setKey(desk, tid), 'candidates', keyword, page] as const,
  queryFn: async () => {
    const paging = { currentPage: page, limit: candidateLimit };
    return (await desk.problems({ tid, queryExisted: false, keyword, ...paging })).problemList;
  },
  placeholderData: keepPreviousData,
});

/** All that shows trainings counts their problems. */
export const setKeys = [trainingsKey] as const;
