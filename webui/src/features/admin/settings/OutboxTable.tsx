import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../shared/lib/time';
import { RowTitle } from '../../../shared/lists/RowTitle';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconTrash } from '../../../shared/ui/icons';
import { Table } from '../../../shared/ui/Table';
import styles from './settings.module.css';
import type { KeptMail } from './settingsQueries';

interface OutboxTableProps {
  rows: readonly KeptMail[];
  isRefreshing: boolean;
  onOpen: (mail: KeptMail) => void;
  onDelete: (mail: KeptMail) => void;
}

export function OutboxTable({ rows, isRefreshing, onOpen, onDelete }: OutboxTableProps) {
  const { t } = useTranslation('adminSettings');
  return (
    <Table label={t('outbox.title')} isRefreshing={isRefreshing}>
      <thead>
        <tr>
          <th scope="col">{t('outbox.subject')}</th>
          <th scope="col">{t('outbox.to')}</th>
          <th scope="col" data-hide="narrow">
            {t('outbox.time')}
          </th>
          <th scope="col" data-align="end">
            {t('outbox.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((mail) => (
          <tr key={mail.id}>
            <RowTitle title={mail.subject} onOpen={() => onOpen(mail)} />
            <td className={styles.address}>{mail.to}</td>
            <td className={styles.time} data-hide="narrow">
              {formatDateTime(mail.gmtCreate)}
            </td>
            <td data-align="end">
              <IconButton
                icon={IconTrash}
                label={t('outbox.deleteNamed', { subject: mail.subject, address: mail.to })}
                onClick={() => onDelete(mail)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
