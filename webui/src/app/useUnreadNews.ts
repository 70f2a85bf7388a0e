import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { totalOf, type UnreadCounts, unreadKey } from '../entities/message/unread';
import { useLiveHint } from '../shared/api/live';
import { readStored, storageKeys, writeStored } from '../shared/lib/storageKeys';
import { useUser } from '../shared/session/useUser';
import { notify } from '../shared/ui/notification';

/** How many of this person's were told of, also before the page was loaded anew. */
function toldOf(uid: string): number {
  const [whose, count] = (readStored(storageKeys.toldUnread) ?? '').split(' ');
  return whose === uid ? Number(count) : 0;
}

/** Says when there are more than before; hears at once what polling hears later. */
export function useUnreadNews(unread: UnreadCounts | undefined): void {
  const { t } = useTranslation('shell');
  const uid = useUser()?.uid ?? null;
  const queries = useQueryClient();
  useLiveHint(
    uid === null ? null : `messages:${uid}`,
    () => void queries.invalidateQueries({ queryKey: unreadKey }),
  );
  const total = unread ? totalOf(unread) : null;
  useEffect(() => {
    if (uid === null || total === null) return;
    if (total > toldOf(uid)) notify(t('messages.title'), t('messages.unread', { count: total }));
    writeStored(storageKeys.toldUnread, `${uid} ${total}`);
  }, [uid, total, t]);
}
