import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { StoredSwitch } from '../../../shared/forms/StoredSwitch';
import rowStyles from '../../../shared/lists/rows.module.css';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table/DataTable';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconTrash } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { RelativeTime } from '../../../shared/ui/RelativeTime';
import type { Discussion } from './officeCalls';
import { useTurns } from './useTurns';

interface DiscussionTableProps {
  rows: readonly Discussion[];
  isRefreshing: boolean;
}

/** All of the site and of groups, hidden ones too. */
export function DiscussionTable({ rows, isRefreshing }: DiscussionTableProps) {
  const { t } = useTranslation('adminDiscussions');
  return (
    <DataTable
      label={t('all')}
      columns={useMemo(() => columnsOf(t), [t])}
      rows={rows}
      rowKey={({ id }) => id}
      isRefreshing={isRefreshing}
    />
  );
}

const columnsOf = (t: TFunction<'adminDiscussions'>): readonly DataColumn<Discussion>[] => [
  { id: 'id', head: t('column.id'), hide: 'narrow', cell: ({ id }) => id },
  {
    id: 'title',
    head: t('column.title'),
    cell: ({ id, gid, title }) => (
      <Link
        href={
          gid === null
            ? to('DiscussionDetails', { discussionID: id })
            : to('GroupDiscussionDetails', { groupID: gid, discussionID: id })
        }
      >
        {title}
      </Link>
    ),
  },
  { id: 'author', head: t('column.author'), hide: 'narrow', cell: ({ author }) => author },
  { id: 'gid', head: t('column.group'), hide: 'laptop', cell: ({ gid }) => gid ?? '—' },
  {
    id: 'created',
    head: t('column.created'),
    hide: 'laptop',
    cell: ({ gmtCreate }) => <RelativeTime className={rowStyles.time} time={gmtCreate} />,
  },
  { id: 'top', head: t('column.top'), hide: 'narrow', cell: (row) => <Top row={row} /> },
  { id: 'shown', head: t('column.shown'), cell: (row) => <ShownSwitch row={row} /> },
  {
    id: 'actions',
    head: t('column.actions'),
    align: 'end',
    cell: (row) => <Remove row={row} />,
  },
];

function Top({ row }: { row: Discussion }) {
  const { t } = useTranslation('adminDiscussions');
  const { lifting } = useTurns(row);
  return (
    <StoredSwitch
      label={<span className={layout.hiddenText}>{t('turnTop', { title: row.title })}</span>}
      checked={row.topPriority}
      onPress={() => void lifting.run(!row.topPriority)}
    />
  );
}

function ShownSwitch({ row }: { row: Discussion }) {
  const { t } = useTranslation('adminDiscussions');
  const { hiding } = useTurns(row);
  return (
    <StoredSwitch
      label={<span className={layout.hiddenText}>{t('turnShown', { title: row.title })}</span>}
      checked={row.status === 0}
      onPress={() => void hiding.run(row.status === 0)}
    />
  );
}

function Remove({ row }: { row: Discussion }) {
  const { t } = useTranslation('adminDiscussions');
  const { removing } = useTurns(row);
  return (
    <IconButton
      icon={IconTrash}
      label={t('removeOne', { title: row.title })}
      onClick={() => void removing.run()}
    />
  );
}
