import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSteady } from '../../../shared/lib/useSteady';
import { RowActions } from '../../../shared/lists/RowActions';
import rowStyles from '../../../shared/lists/rows.module.css';
import { titleColumn } from '../../../shared/lists/titleColumn';
import { Chip } from '../../../shared/ui/Chip';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table/DataTable';
import { RelativeTime } from '../../../shared/ui/RelativeTime';
import { deleteNotice, noticesKey, type SystemNotice } from './noticeQueries';
import styles from './notices.module.css';

interface NoticeTableProps {
  rows: readonly SystemNotice[];
  isRefreshing: boolean;
  onEdit: (notice: SystemNotice) => void;
}

export function NoticeTable({ rows, isRefreshing, onEdit }: NoticeTableProps) {
  const { t } = useTranslation('adminNotices');
  const edit = useSteady(onEdit);
  return (
    <DataTable
      label={t('title')}
      columns={useMemo(() => columnsOf(t, edit), [t, edit])}
      rows={rows}
      rowKey={({ id }) => id}
      isRefreshing={isRefreshing}
    />
  );
}

const columnsOf = (
  t: TFunction<'adminNotices'>,
  onEdit: (row: SystemNotice) => void,
): readonly DataColumn<SystemNotice>[] => [
  titleColumn(t('column.title'), ({ title }) => title, onEdit),
  {
    id: 'audience',
    head: t('column.audience'),
    className: styles.short,
    cell: ({ type, recipientUsername }) =>
      (type === 'Single' ? recipientUsername : null) ?? t(`audience.${type}`),
  },
  {
    id: 'state',
    head: t('column.state'),
    hide: 'narrow',
    cell: ({ state, readCount, recipients }) =>
      state ? (
        <span className={styles.short}>{t('read', { read: readCount, all: recipients })}</span>
      ) : (
        <Chip tone="warn">{t('waits')}</Chip>
      ),
  },
  {
    id: 'author',
    head: t('column.author'),
    hide: 'laptop',
    cell: ({ adminUsername }) => adminUsername ?? '—',
  },
  {
    id: 'created',
    head: t('column.created'),
    hide: 'narrow',
    cell: ({ gmtCreate }) => <RelativeTime className={rowStyles.time} time={gmtCreate} />,
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
          body: t(row.state ? 'deletePushed' : 'deleteWaiting', { name: row.title }),
          run: () => deleteNotice(row.id),
          keys: [noticesKey],
        }}
      />
    ),
  },
];
