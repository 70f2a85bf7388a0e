import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Announcement } from '../../shared/api/types';
import { useSteady } from '../../shared/lib/useSteady';
import { RowActions } from '../../shared/lists/RowActions';
import rowStyles from '../../shared/lists/rows.module.css';
import { titleColumn } from '../../shared/lists/titleColumn';
import { type DataColumn, DataTable } from '../../shared/ui/data-table/DataTable';
import { RelativeTime } from '../../shared/ui/RelativeTime';
import { Username } from '../user/Username';
import { announcementsKey, deleteAnnouncement, type Scope } from './announcementQueries';
import { VisibilitySwitch } from './VisibilitySwitch';

interface AnnouncementTableProps {
  scope: Scope;
  mayChange: (row: Announcement) => boolean;
  rows: readonly Announcement[];
  isRefreshing: boolean;
  onEdit: (announcement: Announcement) => void;
}

export function AnnouncementTable({
  scope,
  mayChange,
  rows,
  isRefreshing,
  onEdit,
}: AnnouncementTableProps) {
  const { t } = useTranslation('announcements');
  const edit = useSteady(onEdit);
  return (
    <DataTable
      label={t('title')}
      columns={useMemo(() => columnsOf(t, scope, edit), [t, scope, edit])}
      rows={rows}
      rowKey={({ id }) => id}
      stateOf={mayChange}
      isRefreshing={isRefreshing}
    />
  );
}

type Column = DataColumn<Announcement, boolean>;

/** What somebody else wrote is read, but not opened for changes. */
const changeableTitle = (title: Column): Column => ({
  ...title,
  cell: (row, index, isTheirs) => (isTheirs ? title.cell(row, index, isTheirs) : row.title),
});

const columnsOf = (
  t: TFunction<'announcements'>,
  scope: Scope,
  onEdit: (row: Announcement) => void,
): readonly Column[] => [
  { id: 'id', head: t('column.id'), kind: 'id', hide: 'narrow', cell: ({ id }) => id },
  changeableTitle(titleColumn(t('column.title'), ({ title }) => title, onEdit)),
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
    cell: (row, _, isTheirs) => <VisibilitySwitch row={row} scope={scope} isDisabled={!isTheirs} />,
  },
  {
    id: 'actions',
    head: t('column.actions'),
    align: 'end',
    cell: (row, _, isTheirs) =>
      isTheirs && (
        <RowActions
          name={row.title}
          onEdit={() => onEdit(row)}
          deletion={{
            title: t('deleteTitle'),
            body: t(`of.${scope.of}.deleteBody`, { name: row.title }),
            run: () => deleteAnnouncement(scope, row.id),
            keys: [announcementsKey(scope)],
          }}
        />
      ),
  },
];
