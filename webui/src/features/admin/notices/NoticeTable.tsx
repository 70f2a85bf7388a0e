import { useTranslation } from 'react-i18next';
import { RowActions } from '../../../shared/lists/RowActions';
import { RowTitle } from '../../../shared/lists/RowTitle';
import rowStyles from '../../../shared/lists/rows.module.css';
import { Chip } from '../../../shared/ui/Chip';
import { RelativeTime } from '../../../shared/ui/RelativeTime';
import { Table } from '../../../shared/ui/Table';
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
          <th scope="col" className={styles.wideOnly}>
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
  return (
    <tr>
      <RowTitle title={row.title} onOpen={onEdit} />
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
      <td className={styles.wideOnly}>{row.adminUsername ?? '—'}</td>
      <td data-hide="narrow">
        <RelativeTime className={rowStyles.time} time={row.gmtCreate} />
      </td>
      <td data-align="end">
        <RowActions
          name={row.title}
          onEdit={onEdit}
          deletion={{
            title: t('deleteTitle'),
            body: t(row.state ? 'deletePushed' : 'deleteWaiting', { name: row.title }),
            run: () => deleteNotice(row.id),
            keys: [noticesKey],
          }}
        />
      </td>
    </tr>
  );
}
