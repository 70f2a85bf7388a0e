import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { siteDateTime } from '../../../shared/lib/siteTime';
import { formatSize } from '../../../shared/lib/time';
import { usePolling } from '../../../shared/lib/usePolling';
import { Card } from '../../../shared/ui/Card';
import { Chip } from '../../../shared/ui/Chip';
import { type BackupCheck, type BackupChecks, backupsQuery, checksQuery } from './backupCalls';
import styles from './backups.module.css';

const shown = 6;

/** What nobody opened is no backup: which were tried, by whom, and what was compared. */
export function ChecksCard() {
  const { t } = useTranslation('adminBackups');
  const state = useQuery({
    ...checksQuery,
    ...usePolling<BackupChecks>({ every: 1000, until: ({ running }) => running === null }),
  });
  const checks = state.data?.checks ?? [];
  const running = state.data?.running;
  const queries = useQueryClient();
  const newest = checks[0]?.at;
  // The list of backups says what the newest check of each found.
  useEffect(() => {
    if (newest !== undefined) void queries.invalidateQueries({ ...backupsQuery, exact: true });
  }, [queries, newest]);
  return (
    <Card title={t('checks.title')} isPadded>
      <p>{t('checks.text')}</p>
      {running && (
        <p>
          <Chip tone="wait">{t(`checks.${running.kind}`)}</Chip>{' '}
          {t('checks.running', { name: running.name })}
        </p>
      )}
      {state.data && checks.length === 0 && <p className={styles.hint}>{t('checks.none')}</p>}
      {checks.length > 0 && (
        <ul className={styles.places}>
          {checks.slice(0, shown).map((check) => (
            <CheckLine key={`${check.at} ${check.name} ${check.kind}`} check={check} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function CheckLine({ check }: { check: BackupCheck }) {
  const { t } = useTranslation('adminBackups');
  return (
    <li>
      <Chip tone={check.error ? 'bad' : 'good'}>
        {t(check.error ? 'checks.bad' : 'checks.good')}
      </Chip>{' '}
      <b>{t(`checks.${check.kind}`)}</b> · {siteDateTime(check.at)} ·{' '}
      {check.username || t('checks.byClock')}
      <p className={styles.hint}>
        <code>{check.name}</code> ·{' '}
        {t('checks.took', { seconds: (check.tookMs / 1000).toFixed(1) })}
      </p>
      {check.error ? (
        <p className={styles.error}>{check.error}</p>
      ) : (
        <p className={styles.hint}>
          {t('checks.compared', {
            files: check.files,
            size: formatSize(check.size),
            accounts: check.rows.account ?? 0,
            problems: check.rows.problem ?? 0,
            submissions: check.rows.submission ?? 0,
          })}
        </p>
      )}
    </li>
  );
}
