import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { formatDateTime, formatSize } from '../../../shared/lib/time';
import { Chip } from '../../../shared/ui/Chip';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconDownload } from '../../../shared/ui/icons';
import { Table } from '../../../shared/ui/Table';
import { type Backup, downloadBackup } from './backupCalls';
import styles from './backups.module.css';

const tones = { running: 'wait', done: 'good', failed: 'bad' } as const;

export function BackupTable({ rows }: { rows: readonly Backup[] }) {
  const { t } = useTranslation('adminBackups');
  return (
    <Table label={t('title')}>
      <thead>
        <tr>
          <th scope="col">{t('column.created')}</th>
          <th scope="col" data-hide="narrow">
            {t('column.kind')}
          </th>
          <th scope="col">{t('column.state')}</th>
          <th scope="col" data-align="end">
            {t('column.size')}
          </th>
          <th scope="col" data-hide="narrow">
            {t('column.name')}
          </th>
          <th scope="col" data-align="end">
            {t('column.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <td className={styles.time}>{formatDateTime(row.gmtCreate)}</td>
            <td data-hide="narrow">{t(`kind.${row.kind}`)}</td>
            <td>
              <Chip tone={tones[row.state]}>{t(`state.${row.state}`)}</Chip>
              {row.error && <p className={styles.error}>{row.error}</p>}
            </td>
            <td data-align="end" className={styles.short}>
              {row.state === 'done' ? formatSize(row.size) : '—'}
            </td>
            <td data-hide="narrow" className={styles.name}>
              <code>{row.name}</code>
            </td>
            <td data-align="end">{row.state === 'done' && <DownloadButton name={row.name} />}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function DownloadButton({ name }: { name: string }) {
  const { t } = useTranslation('adminBackups');
  const download = useAction({ run: () => downloadBackup(name) });
  return (
    <IconButton
      icon={IconDownload}
      label={t('download', { name })}
      disabled={download.isBusy}
      onClick={() => void download.run()}
    />
  );
}
