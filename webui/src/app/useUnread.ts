import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Schemas } from '../shared/api/calls';
import { useUser } from '../shared/session/useUser';
import { notify } from '../shared/ui/notification';

/** Unread messages by kind (contract message.md). */
export type UnreadCounts = Schemas['UnreadMessages'];

export const unreadKey = ['messages', 'unread'] as const;

/** S1 §9, in ms. */
const pause = 120_000;

export const totalOf = (counts: UnreadCounts): number =>
  counts.comment + counts.reply + counts.like + counts.sys + counts.mine;

/** Counts while somebody is logged in; says when there are more. */
export function useUnread(): UnreadCounts | undefined {
  const { t } = useTranslation('shell');
  const user = useUser();
  const { data } = useQuery({
    queryKey: [...unreadKey, user?.uid],
    queryFn: () => api('GET /api/msg/unread', { isQuiet: true }),
    enabled: user !== null,
    refetchInterval: pause,
  });
  const total = data ? totalOf(data) : 0;
  const told = useRef(0);
  useEffect(() => {
    if (total > told.current) notify(t('messages.title'), t('messages.unread', { count: total }));
    told.current = total;
  }, [total, t]);
  return data;
}
