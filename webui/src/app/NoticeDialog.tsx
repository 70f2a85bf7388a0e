import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../shared/api/calls';
import { formatDateTime, timeOf } from '../shared/lib/time';
import { Chip } from '../shared/ui/Chip';
import { Dialog } from '../shared/ui/Dialog';
import { EmptyState } from '../shared/ui/EmptyState';
import { ErrorState } from '../shared/ui/ErrorState';
import { IconBell } from '../shared/ui/icons';
import { Skeleton } from '../shared/ui/Skeleton';
import { RichText } from '../shared/ui/widgets/RichText';
import styles from './NoticeDialog.module.css';
import { unreadKey } from './useUnread';

const limit = 20;

/** Reading them makes them read; what was unread is marked as long as the dialog is open. */
const noticesQuery = {
  queryKey: ['messages', 'notices'],
  queryFn: async () => {
    const [site, mine] = await Promise.all([
      api('GET /api/msg/sys', { query: { limit }, isQuiet: true }),
      api('GET /api/msg/mine', { query: { limit }, isQuiet: true }),
    ]);
    return [...site.records, ...mine.records].sort(
      (one, other) =>
        Number(one.state) - Number(other.state) || timeOf(other.gmtCreate) - timeOf(one.gmtCreate),
    );
  },
  gcTime: 0,
};

export default function NoticeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({ ...noticesQuery, refetchOnWindowFocus: false });
  const isRead = data !== undefined;
  useEffect(() => {
    if (isRead) void queries.invalidateQueries({ queryKey: unreadKey });
  }, [isRead, queries]);
  return (
    <Dialog title={t('messages.notices')} onClose={onClose}>
      {!data && !error && <Skeleton lines={4} height={24} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState icon={IconBell} text={t('messages.none')} />}
      {data?.map((notice) => (
        <article key={notice.id} className={styles.notice}>
          <h3 className={styles.title}>
            {notice.title}
            {!notice.state && <Chip tone="warn">{t('messages.new')}</Chip>}
          </h3>
          <time className={styles.time} dateTime={notice.gmtCreate}>
            {formatDateTime(notice.gmtCreate)}
          </time>
          <RichText source={notice.content} />
        </article>
      ))}
    </Dialog>
  );
}
