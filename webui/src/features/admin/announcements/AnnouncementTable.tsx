import { useTranslation } from 'react-i18next';
import type { Announcement } from '../../../shared/api/types';
import { useLocale } from '../../../shared/i18n/useLocale';
import { formatDateTime, formatRelative } from '../../../shared/lib/time';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconPencil } from '../../../shared/ui/icons';
import { Table } from '../../../shared/ui/Table';
import { DeleteButton, VisibilitySwitch } from './AnnouncementControls';
import styles from './announcements.module.css';

interface AnnouncementTableProps {
  rows: readonly Announcement[];
  isRefreshing: boolean;
  onEdit: (announcement: Announcement) => void;
}

export function AnnouncementTable({ rows, isRefreshing, onEdit }: AnnouncementTableProps) {
  const { t } = useTranslation('adminAnnouncements');
  return (
    <Table label={t('title')} isRefreshing={isRefreshing}>
      <thead>
        <tr>
          <th scope="col" data-hide="narrow">
            {t('column.id')}
          </th>
          <th scope="col">{t('column.title')}</th>
          <th scope="col" data-hide="narrow">
            {t('column.author')}
          </th>
          <th scope="col" data-hide="narrow">
            {t('column.created')}
          </th>
          <th scope="col" className={styles.wideOnly}>
            {t('column.modified')}
          </th>
          <th scope="col">{t('column.visible')}</th>
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

function Row({ row, onEdit }: { row: Announcement; onEdit: () => void }) {
  const { t } = useTranslation('adminAnnouncements');
  return (
    <tr>
      <td data-kind="id" data-hide="narrow">
        {row.id}
      </td>
      <td className={styles.title}>
        <button type="button" className={styles.open} title={row.title} onClick={onEdit}>
          {row.title}
        </button>
      </td>
      <td data-hide="narrow">{row.username ?? '—'}</td>
      <td data-hide="narrow">
        <Moment time={row.gmtCreate} />
      </td>
      <td className={styles.wideOnly}>
        <Moment time={row.gmtModified} />
      </td>
      <td>
        <VisibilitySwitch row={row} />
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

function Moment({ time }: { time: string }) {
  return (
    <time className={styles.time} dateTime={time} title={formatDateTime(time)}>
      {formatRelative(time, useLocale())}
    </time>
  );
}
