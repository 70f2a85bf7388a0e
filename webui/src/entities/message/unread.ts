import { useQuery } from '@tanstack/react-query';
import { api, type Schemas } from '../../shared/api/calls';
import { useUser } from '../../shared/session/useUser';

/** Unread messages by kind (contract message.md). */
export type UnreadCounts = Schemas['UnreadMessages'];

export const unreadKey = ['messages', 'unread'] as const;

/** S1 §9, in ms. */
const pause = 120_000;

export const totalOf = (counts: UnreadCounts): number =>
  counts.comment + counts.reply + counts.like + counts.sys + counts.mine;

/** Counts while somebody is logged in. */
export function useUnread(): UnreadCounts | undefined {
  const user = useUser();
  return useQuery({
    queryKey: [...unreadKey, user?.uid],
    queryFn: () => api('GET /api/msg/unread', { isQuiet: true }),
    enabled: user !== null,
    refetchInterval: pause,
  }).data;
}
