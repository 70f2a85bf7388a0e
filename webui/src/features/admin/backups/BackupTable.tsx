import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { siteDateTime } from '../../../shared/lib/siteTime';
import { formatSize } from '../../../shared/lib/time';
import { Chip } from '../../../shared/ui/Chip';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconDownload } from '../../../shared/ui/icons';
import { Table } from '../../../shared/ui/Table';
import { IconHistory, IconShieldCheck, IconTestPipe } from '../icons';
import { type Backup, checkBackup, checksKey, downloadBackup } from './backupCalls';
import styles from './backups.module.css';
import type { Restore } from './useRestore';

const tones = { running: 'wait', done: 'good', good: 'good', failed: 'bad', bad: 'bad' } as const;

/** What a check found says more of a backup that is done. */
const standing = ({ state, checked }: Backup) =>
  state === 'done' && checked !== 'none' ? checked : state;

interface BackupTableProps {
  rows: readonly Backup[];
  restore: Restore;
}

export function BackupTable({ rows, restore }: BackupTableProps) {
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
            <td className={styles.time}>{siteDateTime(row.gmtCreate)}</td>
            <td data-hide="narrow">
              {t(`kind.${row.kind}`)}
              {!row.whole && <span className={styles.part}>{t('databaseAlone')}</span>}
              {row.sealed && <span className={styles.part}>{t('sealedOne')}</span>}
            </td>
            <td>
              <Chip tone={tones[standing(row)]}>{t(`state.${standing(row)}`)}</Chip>
              {row.error && <p className={styles.error}>{row.error}</p>}
            </td>
            <td data-align="end" className={styles.short}>
              {row.state === 'done' ? formatSize(row.size) : '—'}
            </td>
            <td data-hide="narrow" className={styles.name}>
              <code>{row.name}</code>
            </td>
            <td data-align="end">
              {row.state === 'done' && (
                <span className={styles.buttons}>
                  <span className={styles.wide}>
                    <CheckButton name={row.name} kind="verify" />
                  </span>
                  <CheckButton name={row.name} kind="drill" />
                  <RestoreButton row={row} restore={restore} />
                  <DownloadButton name={row.name} />
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function RestoreButton({ row, restore }: { row: Backup; restore: Restore }) {
  const { t } = useTranslation('adminBackups');
  const put = useAction({
    run: () => restore.fromList(row.name),
    ask: () => ({
      title: t('restore.title'),
      body:
        row.checked === 'bad'
          ? t('restore.bodyBad', { name: row.name, reason: row.error })
          : t(row.whole ? 'restore.body' : 'restore.bodyDatabase', { name: row.name }),
      confirmLabel: t('restore.confirm'),
      isDestructive: true,
    }),
  });
  return (
    <IconButton
      icon={IconHistory}
      label={t('restore.one', { name: row.name })}
      disabled={put.isBusy || restore.isUnderWay}
      onClick={() => void put.run()}
    />
  );
}

function CheckButton({ name, kind }: { name: string; kind: 'verify' | 'drill' }) {
  const { t } = useTranslation('adminBackups');
  const check = useAction({
    run: () => checkBackup({ name, kind }),
    said: () => t('checks.begun'),
    keys: [checksKey],
  });
  return (
    <IconButton
      icon={kind === 'verify' ? IconShieldCheck : IconTestPipe}
      label={t(kind === 'verify' ? 'checks.verifyOne' : 'checks.drillOne', { name })}
      disabled={check.isBusy}
      onClick={() => void check.run()}
    />
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
