import { useTranslation } from 'react-i18next';
import { bootData } from '../../../shared/api/boot';
import { siteMinute } from '../../../shared/lib/siteTime';
import { useTitle } from '../../../shared/lib/useTitle';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { PageHead } from '../../../shared/ui/PageHead';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { AdminPage } from '../AdminPage';
import { HistoryCard } from './HistoryCard';
import { NewVersionCard } from './NewVersionCard';
import { ProgressNotice } from './ProgressNotice';
import styles from './upgrade.module.css';
import type { UpgradeState } from './upgradeCalls';
import { useUpgrade } from './useUpgrade';

/** /admin/upgrade */
export default function UpgradePage() {
  const { t } = useTranslation('adminUpgrade');
  const upgrade = useUpgrade();
  const { data, isPending, isError, error, refetch } = upgrade.state;
  useTitle(t('title'));
  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
      <PageHead title={t('title')} />
      <div className={layout.stack}>
        {isPending && <Skeleton className={styles.skeleton} lines={4} height={28} />}
        {isError && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && (
          <>
            <ProgressNotice state={data} upgrade={upgrade} />
            <p>{t('text', { zone: bootData().config.timezone })}</p>
            <RunningCard state={data} />
            {data.installed && data.state === 'idle' && <NewVersionCard upgrade={upgrade} />}
            {data.history.length > 0 && <HistoryCard history={data.history} />}
          </>
        )}
      </div>
    </AdminPage>
  );
}

function RunningCard({ state: { installed, running } }: { state: UpgradeState }) {
  const { t } = useTranslation('adminUpgrade');
  return (
    <Card title={t('running.title')} isPadded>
      {running && (
        <dl className={styles.facts}>
          <dt>{t('running.version')}</dt>
          <dd>
            {running.version} <code>{running.commit}</code>
          </dd>
          <dt>{t('running.built')}</dt>
          <dd>{running.builtAt ? siteMinute(running.builtAt) : '—'}</dd>
        </dl>
      )}
      {!installed && <Notice tone="info">{t('running.checkout')}</Notice>}
    </Card>
  );
}
