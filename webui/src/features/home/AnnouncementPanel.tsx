import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveHint } from '../../shared/api/live';
import type { Announcement } from '../../shared/api/types';
import { formatDateTime } from '../../shared/lib/time';
import { Card } from '../../shared/ui/Card';
import { EmptyState } from '../../shared/ui/EmptyState';
import { IconButton } from '../../shared/ui/IconButton';
import { IconArrowLeft, IconRefresh } from '../../shared/ui/icons';
import { Pagination } from '../../shared/ui/Pagination';
import { RelativeTime } from '../../shared/ui/RelativeTime';
import { Skeleton } from '../../shared/ui/Skeleton';
import { RichText } from '../../shared/ui/widgets/RichText';
import styles from './AnnouncementPanel.module.css';
import { announcementsPerPage, announcementsQuery } from './homeQueries';

/** What the school tells everybody; a title opens the whole text in the same place. */
export function AnnouncementPanel() {
  const { t } = useTranslation('home');
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<number | null>(null);
  const list = useQuery(announcementsQuery(page));
  useLiveHint('announcements', () => void list.refetch());

  if (list.isError) return null;
  const shown = list.data?.records.find((each) => each.id === opened);
  if (shown) return <Whole announcement={shown} onBack={() => setOpened(null)} />;
  return (
    <Card
      title={t('announcements.title')}
      hasRule
      actions={
        <IconButton
          icon={IconRefresh}
          label={t('announcements.refresh')}
          aria-busy={list.isFetching || undefined}
          onClick={() => void list.refetch()}
        />
      }
    >
      {list.isPending && <Skeleton className={styles.skeleton} lines={3} />}
      {list.data?.records.length === 0 && <EmptyState text={t('announcements.empty')} />}
      <ul className={styles.list}>
        {list.data?.records.map((each) => (
          <Row key={each.id} announcement={each} onOpen={() => setOpened(each.id)} />
        ))}
      </ul>
      {list.data && list.data.total > announcementsPerPage && (
        <Pagination
          page={page}
          pageSize={announcementsPerPage}
          total={list.data.total}
          onPage={setPage}
        />
      )}
    </Card>
  );
}

function Row({ announcement, onOpen }: { announcement: Announcement; onOpen: () => void }) {
  return (
    <li className={styles.row}>
      <button type="button" className={styles.open} onClick={onOpen}>
        {announcement.title}
      </button>
      <span className={styles.author}>{announcement.username}</span>
      <RelativeTime className={styles.time} time={announcement.gmtCreate} />
    </li>
  );
}

function Whole({ announcement, onBack }: { announcement: Announcement; onBack: () => void }) {
  const { t } = useTranslation('home');
  return (
    <Card
      title={announcement.title}
      hasRule
      isPadded
      actions={
        <IconButton
          icon={IconArrowLeft}
          label={t('announcements.back')}
          autoFocus
          onClick={onBack}
        />
      }
    >
      <p className={styles.byline}>
        {announcement.username}
        <time dateTime={announcement.gmtCreate}>{formatDateTime(announcement.gmtCreate)}</time>
      </p>
      {announcement.content.trim() ? (
        <RichText source={announcement.content} />
      ) : (
        <p className={styles.byline}>{t('announcements.noText')}</p>
      )}
    </Card>
  );
}
