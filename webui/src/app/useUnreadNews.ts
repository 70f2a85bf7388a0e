import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { totalOf, type UnreadCounts, unreadKey } from '../entities/message/unread';
import { useLiveHint } from '../shared/api/live';
import { useUser } from '../shared/session/useUser';
import { notify } from '../shared/ui/notification';

/** Says when there are more than before; hears at once what polling hears later. */
export function useUnreadNews(unread: UnreadCounts | undefined): void {
  const { t } = useTranslation('shell');
  const uid = useUser()?.uid ?? null;
  const queries = useQueryClient();
  useLiveHint(
    uid === null ? null : `messages:${uid}`,
    () => void queries.invalidateQueries({ queryKey: unreadKey }),
  );
  const total = unread ? totalOf(unread) : 0;
  const told = useRef(0);
  useEffect(() => {
    if (total > told.current) notify(t('messages.title'), t('messages.unread', { count: total }));
    told.current = total;
  }, [total, t]);
}
