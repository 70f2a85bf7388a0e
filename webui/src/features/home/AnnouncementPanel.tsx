import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'wouter';
import { to } from '../../app/routes';
import { Username } from '../../entities/user/Username';
import { useLiveHint } from '../../shared/api/live';
import type { Announcement } from '../../shared/api/types';
import { formatDateTime } from '../../shared/lib/time';
import { Card } from '../../shared/ui/Card';
import { EmptyState } from '../../shared/ui/EmptyState';
import { IconButton } from '../../shared/ui/IconButton';
import { IconRefresh } from '../../shared/ui/icons';
import { Link } from '../../shared/ui/Link';
import { Pagination } from '../../shared/ui/Pagination';
import { RelativeTime } from '../../shared/ui/RelativeTime';
import { Skeleton } from '../../shared/ui/Skeleton';
import { RichText } from '../../shared/ui/widgets/RichText';
import styles from './AnnouncementPanel.module.css';
import { announcementQuery, announcementsPerPage, announcementsQuery } from './homeQueries';
import { IconArrowLeft } from './icons';

const addressOf = (id: number) => to('Home', {}, { announcement: id });

/** What the school tells everybody; a title opens the whole text in the same place, by an address of its own. */
export function AnnouncementPanel() {
  const [search] = useSearchParams();
  const [page, setPage] = useState(1);
  const opened = Number(search.get('announcement'));
  if (Number.isSafeInteger(opened) && opened > 0) return <Whole id={opened} />;
  return <Announcements page={page} onPage={setPage} />;
}

function Announcements({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const { t } = useTranslation('home');
  const list = useQuery(announcementsQuery(page));
  useLiveHint('announcements', () => void list.refetch());

  if (list.isError) return null;
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
          <Row key={each.id} announcement={each} />
        ))}
      </ul>
      {list.data && list.data.total > announcementsPerPage && (
        <Pagination
          page={page}
          pageSize={announcementsPerPage}
          total={list.data.total}
          onPage={onPage}
        />
      )}
    </Card>
  );
}

function Row({ announcement }: { announcement: Announcement }) {
  const { id, title, username, gmtCreate } = announcement;
  return (
    <li className={styles.row}>
      <Link href={addressOf(id)} className={styles.open} title={title}>
        {title}
      </Link>
      <span className={styles.author}>{username && <Username name={username} />}</span>
      <RelativeTime className={styles.time} time={gmtCreate} />
    </li>
  );
}

function Whole({ id }: { id: number }) {
  const { t } = useTranslation('home');
  const [, navigate] = useLocation();
  const { data, isPending } = useQuery(announcementQuery(id));
  return (
    <Card
      title={data?.title ?? t('announcements.title')}
      hasRule
      isPadded
      actions={
        <IconButton
          icon={IconArrowLeft}
          label={t('announcements.back')}
          autoFocus
          onClick={() => navigate(to('Home'))}
        />
      }
    >
      {isPending && <Skeleton lines={3} />}
      {!isPending && !data && <EmptyState text={t('announcements.gone')} />}
      {data && (
        <>
          <p className={styles.byline}>
            {data.username && <Username name={data.username} />}
            <time dateTime={data.gmtCreate}>{formatDateTime(data.gmtCreate)}</time>
          </p>
          {data.content.trim() ? (
            <RichText source={data.content} />
          ) : (
            <p className={styles.byline}>{t('announcements.noText')}</p>
          )}
        </>
      )}
    </Card>
  );
}
