import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { totalOf, type UnreadCounts, unreadKey } from '../entities/message/unread';
import { useLiveHint } from '../shared/api/live';
import { useUser } from '../shared/session/useUser';
import { notify } from '../shared/ui/notification';

const storageKey = 'toldUnread';

/** How many of this person's the tab has told of, also before it was loaded anew. */
function toldOf(uid: string): number {
  try {
    const [whose, count] = (sessionStorage.getItem(storageKey) ?? '').split(' ');
    return whose === uid ? Number(count) || 0 : 0;
  } catch {
    return 0; // storage can be switched off by policy in computer rooms
  }
}

function keepTold(uid: string, count: number): void {
  try {
    sessionStorage.setItem(storageKey, `${uid} ${count}`);
  } catch {
    // then it is told once more
  }
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
  const told = useRef<{ uid: string; count: number } | null>(null);
  useEffect(() => {
    if (uid === null || total === null) return;
    if (told.current?.uid !== uid) told.current = { uid, count: toldOf(uid) };
    if (total > told.current.count) {
      notify(t('messages.title'), t('messages.unread', { count: total }));
    }
    told.current.count = total;
    keepTold(uid, total);
  }, [uid, total, t]);
}
