import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useContest } from '../../../entities/contest/ContestContext';
import { useUser } from '../../../shared/session/useUser';
import { Chip } from '../../../shared/ui/Chip';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table/DataTable';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { RelativeTime } from '../../../shared/ui/RelativeTime';
import { type Announcement, type Readers, readersOf, readersQuery } from './announcementQueries';
import styles from './announcements.module.css';
import { useReadAnnouncements } from './readAnnouncements';

/** All that was announced; organisers see by how many each was read. */
export function AnnouncementList({ cid, rows }: { cid: number; rows: readonly Announcement[] }) {
  const { t } = useTranslation('contestAnnouncements');
  const uid = useUser()?.uid ?? '';
  const read = useReadAnnouncements(uid, cid);
  const { isAdmin } = useContest();
  const { data: readers } = useQuery({ ...readersQuery(cid), enabled: isAdmin });
  return (
    <DataTable
      label={t('title')}
      columns={useMemo(() => columnsOf(t, cid, readers), [t, cid, readers])}
      rows={rows}
      rowKey={({ id }) => id}
      stateOf={({ id }) => read.includes(id)}
    />
  );
}

const readColumn = (
  t: TFunction<'contestAnnouncements'>,
  { people, counts }: Readers,
): DataColumn<Announcement, boolean> => ({
  id: 'read',
  head: t('column.readBy'),
  align: 'end',
  cell: ({ id }) => t('readBy.short', { read: readersOf(counts, id), people }),
});

const columnsOf = (
  t: TFunction<'contestAnnouncements'>,
  cid: number,
  readers: Readers | undefined,
): readonly DataColumn<Announcement, boolean>[] => [
  { id: 'id', head: t('column.id'), kind: 'id', hide: 'narrow', cell: ({ id }) => id },
  {
    id: 'title',
    head: t('column.title'),
    cell: ({ id, title, question }, isRead) => (
      <span className={styles.titled}>
        <Link
          href={to('ContestAnnouncementList', { contestID: cid }, { announcement: id })}
          className={isRead ? styles.read : styles.unread}
        >
          {title}
          {!isRead && <span className={layout.hiddenText}>{t('unread')}</span>}
        </Link>
        {question !== undefined && <Chip>{t('answered')}</Chip>}
      </span>
    ),
  },
  ...(readers ? [readColumn(t, readers)] : []),
  {
    id: 'time',
    head: t('column.time'),
    cell: ({ gmtCreate }) => <RelativeTime className={styles.time} time={gmtCreate} />,
  },
];
