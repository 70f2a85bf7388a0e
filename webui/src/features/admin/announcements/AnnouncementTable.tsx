import { useTranslation } from 'react-i18next';
import type { Announcement } from '../../../shared/api/types';
import { RowActions } from '../../../shared/lists/RowActions';
import { RowTitle } from '../../../shared/lists/RowTitle';
import rowStyles from '../../../shared/lists/rows.module.css';
import { RelativeTime } from '../../../shared/ui/RelativeTime';
import { Table } from '../../../shared/ui/Table';
import { announcementsKey, deleteAnnouncement } from './announcementQueries';
import styles from './announcements.module.css';
import { VisibilitySwitch } from './VisibilitySwitch';

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
      <RowTitle title={row.title} onOpen={onEdit} />
      <td data-hide="narrow">{row.username ?? '—'}</td>
      <td data-hide="narrow">
        <RelativeTime className={rowStyles.time} time={row.gmtCreate} />
      </td>
      <td className={styles.wideOnly}>
        <RelativeTime className={rowStyles.time} time={row.gmtModified} />
      </td>
      <td>
        <VisibilitySwitch row={row} />
      </td>
      <td data-align="end">
        <RowActions
          name={row.title}
          onEdit={onEdit}
          deletion={{
            title: t('deleteTitle'),
            body: t('deleteBody', { name: row.title }),
            run: () => deleteAnnouncement(row.id),
            keys: [announcementsKey],
          }}
        />
      </td>
    </tr>
  );
}
