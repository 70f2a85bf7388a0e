import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import {
  mergeNews,
  recheckAtMost,
  recheckEvery,
  unfinishedIds,
} from '../../entities/submission/news';
import { checkStatuses } from '../../entities/submission/submissionQueries';
import type { JudgeRow } from '../../entities/submission/types';
import { useLiveTopic } from '../../shared/api/live';
import type { Page } from '../../shared/api/types';
import { useOnChange } from '../../shared/lib/useOnChange';
import { refusalOf, usePolling } from '../../shared/lib/usePolling';
import { useUser } from '../../shared/session/useUser';
import { type ListedSubmissions, listKey } from './submissionQueries';

export interface Recheck {
  /** Unfinished rows are not asked for any more: refused, or asked often enough. */
  hasStopped: boolean;
  askAgain: () => void;
}

/** Keeps the unfinished rows of a list fresh: by the live socket, and by asking (S1 §4). */
export function useRecheck(listed: ListedSubmissions, page: Page<JudgeRow> | undefined): Recheck {
  const key = listKey(listed);
  const queries = useQueryClient();
  const uid = useUser()?.uid;
  const checksKey = ['submissions', 'recheck', useId()];
  const unfinished = unfinishedIds(page?.records ?? []);

  const apply = (news: Readonly<Record<string, Partial<JudgeRow>>>) => {
    queries.setQueryData<Page<JudgeRow>>(key, (old) => old && mergeNews(old, news));
  };

  /** Its data is how often it was asked. */
  const checks = useQuery({
    queryKey: checksKey,
    queryFn: async () => {
      apply(await checkStatuses(listed.place, unfinished));
      return (queries.getQueryData<number>(checksKey) ?? 0) + 1;
    },
    enabled: unfinished.length > 0,
    initialData: 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    ...usePolling<number>({ every: recheckEvery, until: (asked) => asked >= recheckAtMost }),
  });
  const hasStopped =
    unfinished.length > 0 && (refusalOf(checks) !== null || checks.data >= recheckAtMost);
  const askAgain = () => void queries.resetQueries({ queryKey: checksKey });

  // A row that is judged anew starts it again.
  useOnChange(() => {
    if (hasStopped || unfinished.length === 0) askAgain();
  }, unfinished.join());

  useLiveTopic(
    uid ? `submission:${uid}` : null,
    (row) => apply({ [row.submitId]: row }),
    () => {
      if (unfinished.length > 0) void checks.refetch();
    },
  );
  return { hasStopped, askAgain };
}
