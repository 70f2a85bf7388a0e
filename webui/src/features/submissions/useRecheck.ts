import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useLiveTopic } from '../../shared/api/live';
import type { Page } from '../../shared/api/types';
import { usePolling } from '../../shared/lib/usePolling';
import { useUser } from '../../shared/session/useUser';
import { mergeNews, recheckAtMost, recheckEvery, unfinishedIds } from './recheck';
import { checkStatuses } from './submissionQueries';
import type { JudgeRow } from './types';

/** Keeps the unfinished rows of a list fresh: by the live socket, and by asking (S1 §4). */
export function useRecheck(key: QueryKey, page: Page<JudgeRow> | undefined): void {
  const queries = useQueryClient();
  const uid = useUser()?.uid;

  const apply = (news: Readonly<Record<string, Partial<JudgeRow>>>) => {
    queries.setQueryData<Page<JudgeRow>>(key, (old) => old && mergeNews(old, news));
  };

  usePolling(
    {
      data: page,
      isError: false,
      refetch: async () => {
        const rows = queries.getQueryData<Page<JudgeRow>>(key)?.records ?? [];
        const ids = unfinishedIds(rows);
        if (ids.length > 0) apply(await checkStatuses(ids));
      },
    },
    {
      every: recheckEvery,
      atMost: recheckAtMost,
      until: (current) => unfinishedIds(current.records).length === 0,
    },
  );

  useLiveTopic(uid ? `submission:${uid}` : null, (data) => {
    const row = data as JudgeRow;
    apply({ [row.submitId]: row });
  });
}
