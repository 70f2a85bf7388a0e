import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'wouter';
import { to } from '../../../app/routes';
import { useContest } from '../../../entities/contest/ContestContext';
import { useLiveTopic } from '../../../shared/api/live';
import { formatDateTime } from '../../../shared/lib/time';
import { viewpoint } from '../../../shared/lib/viewpoint';
import { useUser } from '../../../shared/session/useUser';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconButton } from '../../../shared/ui/IconButton';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { RichText } from '../../../shared/ui/widgets/RichText';
import { AnnouncementList } from './AnnouncementList';
import { type Announcement, announcementsQuery, readingQuery } from './announcementQueries';
import styles from './announcements.module.css';
import { IconArrowLeft } from './icons';
import { ReadBy } from './ReadBy';
import { markRead } from './readAnnouncements';

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
      {rows && rows.length > 0 && <AnnouncementList cid={cid} rows={rows} />}
    </Card>
  );
}

interface WholeProps {
  cid: number;
  announcement: Announcement | undefined;
}

function Whole({ cid, announcement }: WholeProps) {
  const { t } = useTranslation('contestAnnouncements');
  const [, navigate] = useLocation();
  const { isAdmin } = useContest();
  const uid = useUser()?.uid;
  const id = announcement?.id;
  // Who manages the contest is not counted, and a preview of it writes nothing.
  const isCounted = !isAdmin && !viewpoint.keepsNothing?.();
  useQuery({ ...readingQuery(uid ?? '', cid, id ?? 0), enabled: isCounted && Boolean(uid && id) });
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
          {announcement.question !== undefined && (
            <blockquote className={styles.question}>
              <p className={styles.asked}>{t('question')}</p>
              <RichText source={announcement.question} />
            </blockquote>
          )}
          <RichText source={announcement.content} />
          {isAdmin && <ReadBy cid={cid} id={announcement.id} />}
        </>
      ) : (
        <EmptyState text={t('gone')} />
      )}
    </Card>
  );
}
