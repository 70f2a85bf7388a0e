import { useQueryClient } from '@tanstack/react-query';
import { isUnsent } from '../../../entities/problem/leftDrafts';
import type { OpenTimedWork } from '../../../entities/timed-work/TimedWorkContext';
import { type OwnProgress, ownProgressQuery } from '../../../entities/timed-work/timedWorkQueries';
import { useSteady } from '../../../shared/lib/useSteady';
import { useUser } from '../../../shared/session/useUser';

/** Gives the problems of which this browser holds text that the server has not got. */
export function useLeftDrafts({ id, place }: Pick<OpenTimedWork, 'id' | 'place'>) {
  const queries = useQueryClient();
  const uid = useUser()?.uid ?? null;
  return useSteady(() => {
    const known = queries.getQueryData<OwnProgress>(ownProgressQuery(id).queryKey)?.problems ?? [];
    return known.flatMap(({ pid, displayId: problemId }) => {
      const subject = uid === null ? null : { uid, place, pid, problemId };
      return subject && isUnsent(subject) ? [subject] : [];
    });
  });
}
