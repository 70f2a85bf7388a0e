import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'wouter';
import { to } from '../../../app/routes';
import { useLiveTopic } from '../../../shared/api/live';
import { formatDateTime } from '../../../shared/lib/time';
import { useUser } from '../../../shared/session/useUser';
import { Card } from '../../../shared/ui/Card';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table/DataTable';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconButton } from '../../../shared/ui/IconButton';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { RelativeTime } from '../../../shared/ui/RelativeTime';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { RichText } from '../../../shared/ui/widgets/RichText';
import { type Announcement, announcementsQuery } from './announcementQueries';
import styles from './announcements.module.css';
import { IconArrowLeft } from './icons';
import { markRead, useReadAnnouncements } from './readAnnouncements';

/** All that was announced in a contest, or one of them by its address (S2 §2 Announcements). */
export function Announcements({ cid }: { cid: number }) {
  const { t } = useTranslation('contestAnnouncements');
  const [search] = useSearchParams();
  const opened = Number(search.get('announcement'));
  const list = useQuery(announcementsQuery(cid));
  const readAgain = () => void list.refetch();
  useLiveTopic(
    `contest:${cid}`,
    ({ kind }) => {
      if (kind === 'announcement') readAgain();
    },
    readAgain,
  );
  const rows = list.data?.records;
  if (Number.isSafeInteger(opened) && opened > 0 && rows) {
    return <Whole cid={cid} announcement={rows.find(({ id }) => id === opened)} />;
  }
  return (
    <Card title={t('title')} hasRule>
      {list.isPending && <Skeleton className={styles.skeleton ?? ''} lines={3} />}
      {list.isError && !rows && <ErrorState error={list.error} onRetry={readAgain} />}
      {rows?.length === 0 && <EmptyState text={t('empty')} />}
      {rows && rows.length > 0 && <List cid={cid} rows={rows} />}
    </Card>
  );
}

function List({ cid, rows }: { cid: number; rows: readonly Announcement[] }) {
  const { t } = useTranslation('contestAnnouncements');
  const uid = useUser()?.uid ?? '';
  const read = useReadAnnouncements(uid, cid);
  return (
    <DataTable
      label={t('title')}
      columns={useMemo(() => columnsOf(t, cid), [t, cid])}
      rows={rows}
      rowKey={({ id }) => id}
      stateOf={({ id }) => read.includes(id)}
    />
  );
}

const columnsOf = (
  t: TFunction<'contestAnnouncements'>,
  cid: number,
): readonly DataColumn<Announcement, boolean>[] => [
  { id: 'id', head: t('column.id'), kind: 'id', hide: 'narrow', cell: ({ id }) => id },
  {
    id: 'title',
    head: t('column.title'),
    cell: ({ id, title }, isRead) => (
      <Link
        href={to('ContestAnnouncementList', { contestID: cid }, { announcement: id })}
        className={isRead ? styles.read : styles.unread}
      >
        {title}
        {!isRead && <span className={layout.hiddenText}>{t('unread')}</span>}
      </Link>
    ),
  },
  {
    id: 'time',
    head: t('column.time'),
    cell: ({ gmtCreate }) => <RelativeTime className={styles.time} time={gmtCreate} />,
  },
];

interface WholeProps {
  cid: number;
  announcement: Announcement | undefined;
}

function Whole({ cid, announcement }: WholeProps) {
  const { t } = useTranslation('contestAnnouncements');
  const [, navigate] = useLocation();
  const uid = useUser()?.uid;
  const id = announcement?.id;
  useEffect(() => {
    if (uid && id) markRead(uid, cid, id);
  }, [uid, cid, id]);
  return (
    <Card
      title={announcement?.title ?? t('title')}
      hasRule
      isPadded
      actions={
        <IconButton
          icon={IconArrowLeft}
          label={t('back')}
          autoFocus
          onClick={() => navigate(to('ContestAnnouncementList', { contestID: cid }))}
        />
      }
    >
      {announcement ? (
        <>
          <p className={styles.time}>
            <time dateTime={announcement.gmtCreate}>{formatDateTime(announcement.gmtCreate)}</time>
          </p>
          <RichText source={announcement.content} />
        </>
      ) : (
        <EmptyState text={t('gone')} />
      )}
    </Card>
  );
}
