import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveTopic } from '../../shared/api/live';
import type { Announcement } from '../../shared/api/types';
import { useLocale } from '../../shared/i18n/useLocale';
import { formatDateTime, formatRelative } from '../../shared/lib/time';
import { Card } from '../../shared/ui/Card';
import { IconButton } from '../../shared/ui/IconButton';
import { IconArrowLeft, IconRefresh } from '../../shared/ui/icons';
import { Pagination } from '../../shared/ui/Pagination';
import { RichText } from '../../shared/ui/widgets/RichText';
import styles from './AnnouncementPanel.module.css';
import { announcementsPerPage, announcementsQuery } from './homeQueries';

export function AnnouncementPanel() {
  const { t } = useTranslation('home');
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<Announcement | null>(null);
  const list = useQuery({ ...announcementsQuery(page), placeholderData: keepPreviousData });
  useLiveTopic('announcements', () => void list.refetch());

  if (!list.data || list.data.total === 0) return null;
  if (opened) return <OpenAnnouncement announcement={opened} onBack={() => setOpened(null)} />;
  return (
    <Card
      title={t('announcements.title')}
      hasRule
      actions={
        <IconButton
          icon={IconRefresh}
          iconSize={16}
          label={t('announcements.refresh')}
          onClick={() => void list.refetch()}
        />
      }
    >
      <ul className={styles.list} aria-busy={list.isFetching}>
        {list.data.records.map((announcement) => (
          <Row
            key={announcement.id}
            announcement={announcement}
            onOpen={() => setOpened(announcement)}
          />
        ))}
      </ul>
      {list.data.total > announcementsPerPage && (
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
  const locale = useLocale();
  return (
    <li className={styles.row}>
      <button type="button" className={styles.title} onClick={onOpen}>
        {announcement.title}
      </button>
      <span className={styles.author}>{announcement.username}</span>
      <time
        className={styles.time}
        dateTime={announcement.gmtCreate}
        title={formatDateTime(announcement.gmtCreate)}
      >
        {formatRelative(announcement.gmtCreate, locale)}
      </time>
    </li>
  );
}

function OpenAnnouncement({
  announcement,
  onBack,
}: {
  announcement: Announcement;
  onBack: () => void;
}) {
  const { t } = useTranslation('home');
  return (
    <Card
      title={announcement.title}
      hasRule
      actions={<IconButton icon={IconArrowLeft} label={t('announcements.back')} onClick={onBack} />}
    >
      <div className={styles.open}>
        <p className={styles.meta}>
          {announcement.username} · {formatDateTime(announcement.gmtCreate)}
        </p>
        <RichText source={announcement.content} />
      </div>
    </Card>
  );
}
