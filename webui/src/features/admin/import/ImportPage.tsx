import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useTitle } from '../../../shared/lib/useTitle';
import { useUser } from '../../../shared/session/useUser';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconRefresh } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { PageHead } from '../../../shared/ui/PageHead';
import { Radio } from '../../../shared/ui/Radio';
import { FileDrop } from '../../../shared/ui/widgets/FileDrop';
import { AdminFrame } from '../AdminFrame';
import { type ProblemAuth, problemAuth } from '../problemTypes';
import { mayPublish } from '../rights';
import { ImportPreview } from './ImportPreview';
import { ImportProgress } from './ImportProgress';
import { ImportSummary } from './ImportSummary';
import styles from './import.module.css';
import { useImport } from './useImport';

/** Contract 00-conventions §1. */
const largestPackage = 512 * 1024 * 1024;

/** /admin/import */
export default function ImportPage() {
  const { t } = useTranslation('adminImport');
  const user = useUser();
  const [auth, setAuth] = useState<ProblemAuth>(problemAuth.private);
  const run = useImport(auth);
  useTitle(t('title'));

  const isFresh = run.dryRun === null;
  const isStored = run.commit?.state === 'done';
  return (
    <AdminFrame
      active="AdminImport"
      crumbs={[{ label: t('problems'), href: to('AdminProblemList') }, { label: t('title') }]}
    >
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
              onFile={(file) => void run.start(file)}
            />
          </Card>
        )}
        {!isStored && (
          <Card title={t('visibility')} isPadded>
            <fieldset className={styles.choices} disabled={run.commit !== null}>
              <legend className={layout.hiddenText}>{t('visibility')}</legend>
              <Radio
                name="auth"
                label={t('private')}
                hint={t('privateHint')}
                checked={auth === problemAuth.private}
                onChange={() => setAuth(problemAuth.private)}
              />
              <Radio
                name="auth"
                label={t('public')}
                hint={t(mayPublish(user) ? 'publicHint' : 'publicDenied')}
                disabled={!mayPublish(user)}
                checked={auth === problemAuth.public}
                onChange={() => setAuth(problemAuth.public)}
              />
            </fieldset>
          </Card>
        )}
        {run.dryRun && run.dryRun.state !== 'done' && (
          <ImportProgress label={t('looking')} result={run.dryRun} />
        )}
        {run.dryRun?.report && run.commit === null && (
          <ImportPreview
            report={run.dryRun.report}
            isBusy={run.isCommitting}
            onImport={(skip) => void run.store(skip)}
          />
        )}
        {run.commit && run.commit.state !== 'done' && (
          <ImportProgress label={t('storing')} result={run.commit} />
        )}
        {run.commit?.report && <ImportSummary report={run.commit.report} />}
        {isFresh && <Notice>{t('safe')}</Notice>}
      </div>
    </AdminFrame>
  );
}
