import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconDownload } from '../../../shared/ui/icons';
import { IconHistory, IconShieldCheck, IconTestPipe } from '../icons';
import { type Backup, checkBackup, checksKey, downloadBackup } from './backupCalls';
import styles from './backups.module.css';
import type { Restore } from './useRestore';

/** What can be done with a backup that lies there. */
export function BackupActions({ row, restore }: { row: Backup; restore: Restore }) {
  return (
    <span className={styles.buttons}>
      <span className={styles.wide}>
        <CheckButton name={row.name} kind="verify" />
      </span>
      <CheckButton name={row.name} kind="drill" />
      <RestoreButton row={row} restore={restore} />
      <DownloadButton name={row.name} />
    </span>
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
