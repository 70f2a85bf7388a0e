import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n/useLocale';
import { formatDateTime, formatRelative } from '../../../shared/lib/time';
import { Chip } from '../../../shared/ui/Chip';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconPencil, IconTrash } from '../../../shared/ui/icons';
import { confirm } from '../../../shared/ui/questions';
import { Table } from '../../../shared/ui/Table';
import { toast } from '../../../shared/ui/toast';
import { deleteNotice, noticesKey, type SystemNotice } from './noticeQueries';
import styles from './notices.module.css';

interface NoticeTableProps {
  rows: readonly SystemNotice[];
  isRefreshing: boolean;
  onEdit: (notice: SystemNotice) => void;
}

export function NoticeTable({ rows, isRefreshing, onEdit }: NoticeTableProps) {
  const { t } = useTranslation('adminNotices');
  return (
    <Table label={t('title')} isRefreshing={isRefreshing}>
      <thead>
        <tr>
          <th scope="col">{t('column.title')}</th>
          <th scope="col">{t('column.audience')}</th>
          <th scope="col" data-hide="narrow">
            {t('column.state')}
          </th>
          <th scope="col" data-hide="narrow">
            {t('column.author')}
          </th>
          <th scope="col" data-hide="narrow">
            {t('column.created')}
          </th>
          <th scope="col" data-align="end">
            {t('column.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} onEdit={() => onEdit(row)} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ row, onEdit }: { row: SystemNotice; onEdit: () => void }) {
  const { t } = useTranslation('adminNotices');
  const locale = useLocale();
  return (
    <tr>
      <td className={styles.title} title={row.title}>
        {row.title}
      </td>
      <td className={styles.short}>
        {row.type === 'Single'
          ? (row.recipientUsername ?? t('audience.Single'))
          : t(`audience.${row.type}`)}
      </td>
      <td data-hide="narrow">
        {row.state ? (
          <span className={styles.short}>
            {t('read', { read: row.readCount, all: row.recipients })}
          </span>
        ) : (
          <Chip tone="warn">{t('waits')}</Chip>
        )}
      </td>
      <td data-hide="narrow">{row.adminUsername ?? '—'}</td>
      <td data-hide="narrow">
        <time
          className={styles.short}
          dateTime={row.gmtCreate}
          title={formatDateTime(row.gmtCreate)}
        >
          {formatRelative(row.gmtCreate, locale)}
        </time>
      </td>
      <td data-align="end">
        <span className={styles.actions}>
          <IconButton
            icon={IconPencil}
            label={t('editNamed', { name: row.title })}
            onClick={onEdit}
          />
          <DeleteButton row={row} />
        </span>
      </td>
    </tr>
  );
}

function DeleteButton({ row }: { row: SystemNotice }) {
  const { t } = useTranslation('adminNotices');
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteNotice(row.id),
    onSuccess: () => toast.success(t('deleted', { name: row.title })),
    onSettled: () => queries.invalidateQueries({ queryKey: noticesKey }),
  });
  const ask = async () => {
    const isSure = await confirm({
      title: t('deleteTitle'),
      body: t(row.state ? 'deletePushed' : 'deleteWaiting', { name: row.title }),
      confirmLabel: t('delete'),
      isDestructive: true,
    });
    if (isSure) remove.mutate();
  };
  return (
    <IconButton
      icon={IconTrash}
      label={t('deleteNamed', { name: row.title })}
      disabled={remove.isPending}
      onClick={() => void ask()}
    />
  );
}
