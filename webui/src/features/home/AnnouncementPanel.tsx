import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'wouter';
import { to } from '../../app/routes';
import { AnnouncementRows } from '../../entities/announcement/AnnouncementRows';
import { WholeAnnouncement } from '../../entities/announcement/WholeAnnouncement';
import { useLiveHint } from '../../shared/api/live';
import { Card } from '../../shared/ui/Card';
import { EmptyState } from '../../shared/ui/EmptyState';
import { IconButton } from '../../shared/ui/IconButton';
import { IconRefresh } from '../../shared/ui/icons';
import { Pagination } from '../../shared/ui/Pagination';
import { Skeleton } from '../../shared/ui/Skeleton';
import styles from './AnnouncementPanel.module.css';
import { announcementQuery, announcementsPerPage, announcementsQuery } from './homeQueries';

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
      <AnnouncementRows rows={list.data?.records ?? []} addressOf={addressOf} />
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

function Whole({ id }: { id: number }) {
  const { t } = useTranslation('home');
  const [, navigate] = useLocation();
  const { data, isPending } = useQuery(announcementQuery(id));
  return (
    <WholeAnnouncement
      announcement={isPending ? undefined : (data ?? null)}
      words={{
        title: t('announcements.title'),
        back: t('announcements.back'),
        noText: t('announcements.noText'),
        gone: t('announcements.gone'),
      }}
      onBack={() => navigate(to('Home'))}
    />
  );
}
