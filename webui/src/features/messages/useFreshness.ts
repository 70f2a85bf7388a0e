import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { unreadKey, useUnread } from '../../entities/message/unread';
import { type BoxName, boxKey } from './messageCalls';

/** What was read is unread no more; what comes while the first page stands is shown on it. */
export function useFreshness(box: BoxName, list: UseQueryResult<unknown>, page: number): void {
  const queries = useQueryClient();
  const readAt = list.isSuccess ? list.dataUpdatedAt : 0;
  useEffect(() => {
    if (readAt > 0) void queries.invalidateQueries({ queryKey: unreadKey });
  }, [readAt, queries]);
  const count = useUnread()?.[box] ?? 0;
  const before = useRef(count);
  useEffect(() => {
    const isMore = count > before.current;
    before.current = count;
    if (isMore && page === 1) void queries.invalidateQueries({ queryKey: boxKey(box) });
  }, [count, page, box, queries]);
}
