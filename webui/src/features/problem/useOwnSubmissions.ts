import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useContestHere } from '../../entities/contest/ContestContext';
import type { PlacedProblem } from '../../entities/problem/problemAddress';
import { scheduleStatus } from '../../entities/schedule/scheduleStatus';
import { ownSubmissionsQuery } from '../../entities/submission/submissionQueries';

interface Asked {
  page?: number;
  isLoggedIn: boolean;
}

/** The reader's own of this problem; the page before stays until this one has come. Whoever runs a
 * contest tries its problems before it starts, and then wants to see those tries. */
export function useOwnSubmissions(problem: PlacedProblem, { page = 1, isLoggedIn }: Asked) {
  const isBeforeStart = useContestHere()?.status === scheduleStatus.scheduled;
  return useQuery({
    ...ownSubmissionsQuery(problem, { page, isBeforeStart }),
    enabled: isLoggedIn,
    placeholderData: keepPreviousData,
  });
}
