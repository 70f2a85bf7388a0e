import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../shared/lib/time';
import { useSteady } from '../../../shared/lib/useSteady';
import { titleColumn } from '../../../shared/lists/titleColumn';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table/DataTable';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconTrash } from '../../../shared/ui/icons';
import styles from './settings.module.css';
import type { KeptMail } from './settingsQueries';

interface RowActions {
  onOpen: (mail: KeptMail) => void;
  onDelete: (mail: KeptMail) => void;
}

interface OutboxTableProps extends RowActions {
  rows: readonly KeptMail[];
  isRefreshing: boolean;
}

export function OutboxTable({ rows, isRefreshing, ...actions }: OutboxTableProps) {
  const { t } = useTranslation('adminSettings');
  const onOpen = useSteady(actions.onOpen);
  const onDelete = useSteady(actions.onDelete);
  return (
    <DataTable
      label={t('outbox.title')}
      columns={useMemo(() => columnsOf(t, { onOpen, onDelete }), [t, onOpen, onDelete])}
      rows={rows}
      rowKey={({ id }) => id}
      isRefreshing={isRefreshing}
    />
  );
}

const columnsOf = (
  t: TFunction<'adminSettings'>,
  { onOpen, onDelete }: RowActions,
): readonly DataColumn<KeptMail>[] => [
  titleColumn(t('outbox.subject'), ({ subject }) => subject, onOpen),
  { id: 'to', head: t('outbox.to'), className: styles.address, cell: ({ to }) => to },
  {
    id: 'time',
    head: t('outbox.time'),
    hide: 'narrow',
    className: styles.time,
    cell: ({ gmtCreate }) => formatDateTime(gmtCreate),
  },
  {
    id: 'actions',
    head: t('outbox.actions'),
    align: 'end',
    cell: (mail) => (
      <IconButton
        icon={IconTrash}
        label={t('outbox.deleteNamed', { subject: mail.subject, address: mail.to })}
        onClick={() => onDelete(mail)}
      />
    ),
  },
];
