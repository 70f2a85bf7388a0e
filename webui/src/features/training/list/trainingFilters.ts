/** What the address of the list of trainings says (S2 §2). */
import { writePage } from '../../../entities/schedule/scheduleFilters';
import { type TrainingFilters, trainingAuths } from '../../../entities/training/trainingQueries';
import type { AddressForm } from '../../../shared/lists/address';

const numberIn = (text: string | null) =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

export const trainingsAddress: AddressForm<TrainingFilters> = {
  read: (search) => {
    const query = new URLSearchParams(search);
    return {
      keyword: query.get('keyword')?.trim() ?? '',
      categoryId: numberIn(query.get('categoryId')),
      auth: trainingAuths.find((each) => each === query.get('auth')) ?? null,
      currentPage: numberIn(query.get('currentPage')) ?? 1,
    };
  },
  write: ({ keyword, categoryId, auth, currentPage }) => ({
    keyword,
    categoryId,
    auth,
    currentPage: writePage(currentPage),
  }),
  firstPage: { currentPage: 1 },
};
