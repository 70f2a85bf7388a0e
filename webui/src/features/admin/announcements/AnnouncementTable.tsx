import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Username } from '../../../entities/user/Username';
import type { Announcement } from '../../../shared/api/types';
import { useSteady } from '../../../shared/lib/useSteady';
import { RowActions } from '../../../shared/lists/RowActions';
import rowStyles from '../../../shared/lists/rows.module.css';
import { titleColumn } from '../../../shared/lists/titleColumn';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table/DataTable';
import { RelativeTime } from '../../../shared/ui/RelativeTime';
import { announcementsKey, deleteAnnouncement, type Scope } from './announcementQueries';
import { VisibilitySwitch } from './VisibilitySwitch';

interface AnnouncementTableProps {
  scope: Scope;
  rows: readonly Announcement[];
  isRefreshing: boolean;
  onEdit: (announcement: Announcement) => void;
}

export function AnnouncementTable({ scope, rows, isRefreshing, onEdit }: AnnouncementTableProps) {
  const { t } = useTranslation('adminAnnouncements');
  const edit = useSteady(onEdit);
  return (
    <DataTable
      label={t('title')}
      columns={useMemo(() => columnsOf(t, scope, edit), [t, scope, edit])}
      rows={rows}
      rowKey={({ id }) => id}
      isRefreshing={isRefreshing}
    />
  );
}

const columnsOf = (
  t: TFunction<'adminAnnouncements'>,
  scope: Scope,
  onEdit: (row: Announcement) => void,
): readonly DataColumn<Announcement>[] => [
  { id: 'id', head: t('column.id'), kind: 'id', hide: 'narrow', cell: ({ id }) => id },
  titleColumn(t('column.title'), ({ title }) => title, onEdit),
  {
    id: 'author',
    head: t('column.author'),
    hide: 'narrow',
    cell: ({ username }) => (username ? <Username name={username} /> : '—'),
  },
  {
    id: 'created',
    head: t('column.created'),
    hide: 'narrow',
    cell: ({ gmtCreate }) => <RelativeTime className={rowStyles.time} time={gmtCreate} />,
  },
  {
    id: 'modified',
    head: t('column.modified'),
    hide: 'laptop',
    cell: ({ gmtModified }) => <RelativeTime className={rowStyles.time} time={gmtModified} />,
  },
  {
    id: 'visible',
    head: t('column.visible'),
    cell: (row) => <VisibilitySwitch row={row} scope={scope} />,
  },
  {
    id: 'actions',
    head: t('column.actions'),
    align: 'end',
    cell: (row) => (
      <RowActions
        name={row.title}
        onEdit={() => onEdit(row)}
        deletion={{
          title: t('deleteTitle'),
          body: t(scope === 'site' ? 'deleteBody' : 'ofContest.deleteBody', { name: row.title }),
          run: () => deleteAnnouncement(scope, row.id),
          keys: [announcementsKey(scope)],
        }}
      />
    ),
  },
];
