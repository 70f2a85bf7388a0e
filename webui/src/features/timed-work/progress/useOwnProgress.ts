import { useQuery, useQueryClient } from '@tanstack/react-query';
import { placeKey } from '../../../entities/place/place';
import { useSavedDrafts } from '../../../entities/problem/savedDrafts';
import type { OpenTimedWork } from '../../../entities/timed-work/TimedWorkContext';
import { type OwnProgress, ownProgressQuery } from '../../../entities/timed-work/timedWorkQueries';
import { withDraft } from './progressRules';

/** What the reader has written and sent, kept fresh by what this page saves. */
export function useOwnProgress({ id, place, hasProblems }: OpenTimedWork) {
  const queries = useQueryClient();
  const query = ownProgressQuery(id);
  useSavedDrafts((saved) => {
    if (placeKey(saved.place) !== placeKey(place)) return;
    queries.setQueryData<OwnProgress>(query.queryKey, (known) => known && withDraft(known, saved));
  });
  return useQuery({ ...query, enabled: hasProblems });
}
