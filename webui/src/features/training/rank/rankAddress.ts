/** Which part of the record list is shown, as it stands in the address (S2 §2.10). */
import type { TrainingRankQuery } from '../../../entities/training/trainingQueries';
import type { AddressForm } from '../../../shared/lists/address';

const usualLimit = 30;
const positive = (text: string | null) =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

export const rankAddress: AddressForm<TrainingRankQuery> = {
  read: (search) => {
    const query = new URLSearchParams(search);
    return {
      keyword: query.get('keyword')?.trim() ?? '',
      currentPage: positive(query.get('currentPage')) ?? 1,
      limit: positive(query.get('limit')) ?? usualLimit,
    };
  },
  write: ({ keyword, currentPage, limit }) => ({
    keyword,
    currentPage: currentPage > 1 ? currentPage : null,
    limit: limit === usualLimit ? null : limit,
  }),
  firstPage: { currentPage: 1 },
};
