import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { downloadFile } from '../../../shared/api/downloadFile';
import { useAction } from '../../../shared/forms/useAction';
import { useLeaveGuard } from '../../../shared/forms/useLeaveGuard';
import { useTitle } from '../../../shared/lib/useTitle';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconDownload, IconRefresh } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { lazyPart } from '../../../shared/ui/lazyPart';
import { Notice } from '../../../shared/ui/Notice';
import { PageHead } from '../../../shared/ui/PageHead';
import { confirm } from '../../../shared/ui/questions';
import { FileDrop } from '../../../shared/ui/widgets/FileDrop';
import { AdminPage } from '../AdminPage';
import { RosterColumns } from './RosterColumns';
import { RosterOptionsCard } from './RosterOptionsCard';
import { RosterRows } from './RosterRows';
import { RosterSummary } from './RosterSummary';
import styles from './roster.module.css';
import { largestRoster } from './rosterCalls';
import { onlyClassOf, useRoster } from './useRoster';

const SlipsDialog = lazyPart(() => import('../slips/SlipsDialog'), { missing: 'dialog' });

/** Offered to be chosen, so that the page can say what to do with it. */
const oldExcel = '.xls';

/** /admin/user/roster: a class list becomes accounts. */
export default function RosterPage() {
  const { t } = useTranslation('adminRoster');
  const run = useRoster();
  const [slipKey, setSlipKey] = useState<string | null>(null);
  useTitle(t('title'));
  const [isOldExcel, setOldExcel] = useState(false);
  const [hasSeenSlips, setSeenSlips] = useState(false);
  const leaveQuestion = {
    title: t('leave.title'),
    body: t('leave.body'),
    confirmLabel: t('leave.confirm'),
    cancelLabel: t('leave.stay'),
    isDestructive: true,
  };
  // Those of the list are known to whoever brought it.
  const losesPasswords =
    run.options.generatePasswords && Boolean(run.result?.slipKey) && !hasSeenSlips;
  useLeaveGuard(losesPasswords, leaveQuestion);
  const startAnew = async () => {
    if (losesPasswords && !(await confirm(leaveQuestion))) return;
    setSeenSlips(false);
    run.reset();
  };

  const saveTemplate = useAction({
    run: () => downloadFile('GET /api/admin/user/export-template'),
  });

  return (
    <AdminPage crumbs={[{ label: t('users'), href: to('AdminUsers') }, { label: t('title') }]}>
      <PageHead
        title={t('title')}
        actions={
          run.roster && (
            <Button icon={IconRefresh} onClick={() => void startAnew()}>
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
        {run.roster === null && (
          <>
            <Card title={t('file')} isPadded>
              <FileDrop
                label={t('file')}
                accept={['.xlsx', '.csv', '.tsv', '.txt', oldExcel]}
                limit={largestRoster}
                hint={t('formats')}
                sending={run.sending}
                onFile={(file) => {
                  const isOld = file.name.toLowerCase().endsWith(oldExcel);
                  setOldExcel(isOld);
                  if (!isOld) void run.start(file);
                }}
              />
              {isOldExcel && <Notice tone="warn">{t('oldExcel')}</Notice>}
              <p className={styles.template}>
                <Button
                  size="small"
                  icon={IconDownload}
                  isBusy={saveTemplate.isBusy}
                  onClick={() => void saveTemplate.run()}
                >
                  {t('template')}
                </Button>
                <span>{t('templateHint')}</span>
              </p>
            </Card>
            <Notice>{t('safe')}</Notice>
          </>
        )}
        {run.roster && run.result === null && (
          <>
            <RosterColumns run={run} roster={run.roster} />
            <RosterRows key={run.version} run={run} roster={run.roster} />
            <RosterOptionsCard run={run} roster={run.roster} />
          </>
        )}
        {run.result && run.roster && (
          <RosterSummary
            result={run.result}
            rosterKey={run.roster.key}
            className={onlyClassOf(run.roster)}
            onSlips={(key) => {
              setSeenSlips(true);
              setSlipKey(key);
            }}
          />
        )}
      </div>
      {slipKey && <SlipsDialog slipKey={slipKey} onClose={() => setSlipKey(null)} />}
    </AdminPage>
  );
}
