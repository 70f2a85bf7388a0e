import { keepPreviousData } from '@tanstack/react-query';
import { wireOf } from '../../entities/place/codec';
import { type Place, placeKey } from '../../entities/place/place';
import { api } from '../../shared/api/calls';
import { type SubmissionFilters, writeFilters } from './submissionFilters';

/** What is listed, and where it was made. */
export interface ListedSubmissions {
  place: Place;
  filters: SubmissionFilters;
  /** Those made after the end of the contest, too. */
  containsEnd: boolean;
}

export const listKey = ({ place, filters, containsEnd }: ListedSubmissions) =>
  ['submissions', 'list', placeKey(place), filters, containsEnd] as const;

export const submissionListQuery = (listed: ListedSubmissions) => ({
  queryKey: listKey(listed),
  queryFn: ({ signal }: { signal: AbortSignal }) => {
    const { place, filters, containsEnd } = listed;
    const { currentPage, limit } = filters;
    const query = { ...writeFilters(filters), currentPage, limit };
    const { cid, gid } = wireOf(place);
    return cid === undefined
      ? api('GET /api/get-submission-list', {
          query: { ...query, gid: gid ?? query.gid },
          signal,
          isQuiet: true,
        })
      : api('GET /api/contest-submissions', {
          query: { ...query, cid, containsEnd: containsEnd || null },
          signal,
          isQuiet: true,
        });
  },
  placeholderData: keepPreviousData,
});
