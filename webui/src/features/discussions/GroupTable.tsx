import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { StoredSwitch } from '../../shared/forms/StoredSwitch';
import { useAction } from '../../shared/forms/useAction';
import { PagedList } from '../../shared/lists/PagedList';
import type { AddressStep } from '../../shared/lists/useAddress';
import { type DataColumn, DataTable } from '../../shared/ui/data-table/DataTable';
import { IconButton } from '../../shared/ui/IconButton';
import { IconTrash } from '../../shared/ui/icons';
import { Link } from '../../shared/ui/Link';
import layout from '../../shared/ui/layout.module.css';
import { discussionAddress } from './discussionAddress';
import {
  type Discussion,
  deleteDiscussion,
  discussionsPerPage,
  groupTableQuery,
  listKeys,
  turnDiscussion,
} from './discussionCalls';
import { IconMessage } from './icons';

interface GroupTableProps {
  gid: number;
  page: number;
  onPage: (page: number, step?: AddressStep) => void;
}

/** What admins of a group look after, hidden ones too (S3 §2.7). */
export function GroupTable({ gid, page, onPage }: GroupTableProps) {
  const { t } = useTranslation('discussions');
  const list = useQuery(groupTableQuery(gid, page));
  return (
    <PagedList
      list={list}
      page={page}
      pageSize={discussionsPerPage}
      onPage={onPage}
      empty={{ icon: IconMessage, text: t('empty') }}
    >
      {(rows, isRefreshing) => <Rows rows={rows} isRefreshing={isRefreshing} />}
    </PagedList>
  );
}

function Rows({ rows, isRefreshing }: { rows: readonly Discussion[]; isRefreshing: boolean }) {
  const { t } = useTranslation('discussions');
  return (
    <DataTable
      label={t('kind.table')}
      columns={useMemo(() => columnsOf(t), [t])}
      rows={rows}
      rowKey={({ id }) => id}
      isRefreshing={isRefreshing}
    />
  );
}

const columnsOf = (t: TFunction<'discussions'>): readonly DataColumn<Discussion>[] => [
  {
    id: 'title',
    head: t('form.title'),
    cell: ({ id, gid, title }) => <Link href={discussionAddress(id, gid)}>{title}</Link>,
  },
  { id: 'author', head: t('author'), hide: 'narrow', cell: ({ author }) => author },
  {
    id: 'top',
    head: t('top'),
    hide: 'narrow',
    cell: (row) => (
      <Turn
        row={row}
        name="turnTop"
        checked={row.topPriority}
        change={{ topPriority: !row.topPriority }}
      />
    ),
  },
  {
    id: 'shown',
    head: t('shown'),
    cell: (row) => (
      <Turn
        row={row}
        name="turnShown"
        checked={row.status === 0}
        change={{ status: row.status === 0 ? 1 : 0 }}
      />
    ),
  },
  { id: 'actions', head: t('actions'), align: 'end', cell: (row) => <Remove discussion={row} /> },
];

interface TurnProps {
  row: Discussion;
  name: 'turnTop' | 'turnShown';
  checked: boolean;
  change: { status?: number; topPriority?: boolean };
}

function Turn({ row, name, checked, change }: TurnProps) {
  const { t } = useTranslation('discussions');
  const turning = useAction({
    run: () => turnDiscussion(row, change),
    keys: listKeys,
    isSingle: true,
  });
  return (
    <StoredSwitch
      label={<span className={layout.hiddenText}>{t(name, { title: row.title })}</span>}
      checked={checked}
      onPress={() => void turning.run()}
    />
  );
}

function Remove({ discussion }: { discussion: Discussion }) {
  const { t } = useTranslation('discussions');
  const removing = useAction({
    run: () => deleteDiscussion(discussion),
    ask: () => ({
      title: t('delete.title'),
      body: t('delete.body', { title: discussion.title }),
      confirmLabel: t('delete.confirm'),
      isDestructive: true,
    }),
    said: () => t('delete.done'),
    keys: listKeys,
    isSingle: true,
  });
  return (
    <IconButton
      icon={IconTrash}
      label={t('delete.one', { title: discussion.title })}
      disabled={removing.isBusy}
      onClick={() => void removing.run()}
    />
  );
}
