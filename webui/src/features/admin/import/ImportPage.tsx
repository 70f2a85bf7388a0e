import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../../../shared/forms/useLeaveGuard';
import { useTitle } from '../../../shared/lib/useTitle';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconRefresh } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { PageHead } from '../../../shared/ui/PageHead';
import { FileDrop } from '../../../shared/ui/widgets/FileDrop';
import { AdminPage } from '../AdminPage';
import { useProblemPages } from '../problemPages';
import { ImportPreview } from './ImportPreview';
import { ImportProgress } from './ImportProgress';
import { ImportSummary } from './ImportSummary';
import { useImport } from './useImport';

/** Contract 00-conventions §1. */
const largestPackage = 512 * 1024 * 1024;

/** /admin/import */
export default function ImportPage() {
  const { t } = useTranslation('adminImport');
  const pages = useProblemPages();
  const run = useImport();
  useTitle(t('title'));
  useLeaveGuard(run.sending !== null, {
    title: t('leaveTitle'),
    body: t('leaveBody', { name: run.sending?.name ?? '' }),
    confirmLabel: t('leave'),
    isDestructive: true,
  });

  const isFresh = run.dryRun === null && run.commit === null;
  return (
    <AdminPage crumbs={[{ label: t('problems'), href: pages.list }, { label: t('title') }]}>
      <PageHead
        title={t('title')}
        actions={
          !isFresh && (
            <Button icon={IconRefresh} onClick={run.reset}>
              {t('another')}
            </Button>
          )
        }
      />
      <div className={layout.stack}>
        {run.failure !== null && (
          <Card>
            <ErrorState error={run.failure} />
          </Card>
        )}
        {isFresh && (
          <Card title={t('file')} isPadded>
            <FileDrop
              label={t('file')}
              accept={['.zip', '.xml']}
              limit={largestPackage}
              hint={t('formats')}
              sending={run.sending}
              onCancel={run.cancel}
              onFile={(file) => void run.start(file)}
            />
          </Card>
        )}
        {run.failure === null && run.dryRun && run.dryRun.state !== 'done' && (
          <ImportProgress label={t('looking')} result={run.dryRun} />
        )}
        {run.dryRun?.report && run.commit === null && (
          <ImportPreview
            report={run.dryRun.report}
            isBusy={run.isCommitting}
            onImport={(auth, skip, also) => void run.store(auth, skip, also)}
          />
        )}
        {run.failure === null && run.commit && run.commit.state !== 'done' && (
          <ImportProgress label={t('storing')} result={run.commit} />
        )}
        {run.commit?.report && <ImportSummary report={run.commit.report} />}
        {isFresh && <Notice>{t('safe')}</Notice>}
      </div>
    </AdminPage>
  );
}
