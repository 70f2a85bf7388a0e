import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bootData } from '../../../shared/api/boot';
import { useAction } from '../../../shared/forms/useAction';
import { usePolling } from '../../../shared/lib/usePolling';
import { useTitle } from '../../../shared/lib/useTitle';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconDatabase, IconDeviceFloppy } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { PageHead } from '../../../shared/ui/PageHead';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { toast } from '../../../shared/ui/toast';
import { AdminPage } from '../AdminPage';
import { BackupTable } from './BackupTable';
import { type Backup, backupsKey, backupsQuery, makeBackup } from './backupCalls';
import styles from './backups.module.css';
import { ChecksCard } from './ChecksCard';
import { DatabaseCard } from './DatabaseCard';
import { ExamBackupCard } from './ExamBackupCard';
import { FolderCard } from './FolderCard';
import { PasswordDialog } from './PasswordDialog';
import { PlacesCard } from './PlacesCard';
import { RestoreCard } from './RestoreCard';
import { RestoreNotices } from './RestoreNotices';
import { RuleCard } from './RuleCard';
import { SealCard } from './SealCard';
import { useRestore } from './useRestore';

/** /admin/backup */
export default function BackupsPage() {
  const { t } = useTranslation('adminBackups');
  const list = useQuery({
    ...backupsQuery,
    ...usePolling<Backup[]>({
      every: 1000,
      until: (rows) => rows.every((row) => row.state !== 'running'),
    }),
  });
  const restore = useRestore();
  useTitle(t('title'));
  const make = useAction({
    run: makeBackup,
    keys: [backupsKey],
    onDone: () => toast.info(t('begun')),
  });

  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
      <PageHead
        title={t('title')}
        actions={
          <Button
            kind="primary"
            icon={IconDeviceFloppy}
            isBusy={make.isBusy}
            onClick={() => void make.run()}
          >
            {t('make')}
          </Button>
        }
      />
      <div className={layout.stack}>
        <RestoreNotices restore={restore} />
        <p>{t('text', { zone: bootData().config.timezone })}</p>
        <Card>
          {list.isPending && <Skeleton className={styles.skeleton} lines={4} height={28} />}
          {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
          {list.data?.length === 0 && <EmptyState icon={IconDatabase} text={t('empty')} />}
          {list.data && list.data.length > 0 && <BackupTable rows={list.data} restore={restore} />}
        </Card>
        <ChecksCard />
        <PlacesCard />
        <FolderCard />
        <RuleCard />
        <SealCard />
        <ExamBackupCard />
        <RestoreCard restore={restore} />
        <DatabaseCard />
      </div>
      {restore.sealed && (
        <PasswordDialog restored={restore.sealed} onClose={restore.forgetSealed} />
      )}
    </AdminPage>
  );
}
