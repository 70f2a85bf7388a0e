import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { dryRunQuery, openDryRun, wipeDryRun } from '../../../entities/timed-work/dryRunCalls';
import { useAction } from '../../../shared/forms/useAction';
import { serverNow } from '../../../shared/lib/serverClock';
import { siteMinute } from '../../../shared/lib/siteTime';
import { timeOf } from '../../../shared/lib/time';
import { Button, buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { Segmented } from '../../../shared/ui/Segmented';
import styles from './readiness.module.css';

interface DryRunCardProps {
  tid: number;
  startTime: string;
}

/** The exam as a student meets it, before it begins. */
export function DryRunCard({ tid, startTime }: DryRunCardProps) {
  const { t } = useTranslation('adminExamReadiness');
  const query = dryRunQuery(tid);
  const { data } = useQuery(query);
  const [chosen, setChosen] = useState<string | null>(null);
  const begin = useAction({
    run: (version: string | null) => openDryRun(tid, version),
    onDone: (opened) => location.assign(to('TimedWorkDetails', { timedWorkID: opened.tid })),
    isSingle: true,
  });
  const wipe = useAction({
    run: () => wipeDryRun(tid),
    keys: [query.queryKey],
    said: () => t('dryRun.wiped'),
    isSingle: true,
  });
  const hasBegun = timeOf(startTime) <= serverNow();
  if (!data) return null;
  const { dryRun, versions } = data;
  const version = chosen ?? dryRun?.version ?? versions[0] ?? null;
  return (
    <Card title={t('dryRun.title')} isPadded>
      <div className={layout.stack}>
        <p className={styles.remark}>{t('dryRun.about')}</p>
        {hasBegun ? (
          <Notice>{t('dryRun.tooLate')}</Notice>
        ) : (
          <>
            {dryRun && <Notice>{t('dryRun.kept', { time: siteMinute(dryRun.gmtCreate) })}</Notice>}
            <div className={styles.before}>
              {versions.length > 0 && (
                <Segmented
                  label={t('dryRun.version')}
                  options={versions.map((value) => ({
                    value,
                    label: t('dryRun.paper', { value }),
                  }))}
                  value={version ?? ''}
                  onChange={setChosen}
                />
              )}
              {dryRun && (
                <Link
                  href={to('TimedWorkDetails', { timedWorkID: dryRun.tid })}
                  className={buttonClass('primary')}
                >
                  {t('dryRun.goOn')}
                </Link>
              )}
              <Button
                kind={dryRun ? 'plain' : 'primary'}
                isBusy={begin.isBusy}
                onClick={() => void begin.run(version)}
              >
                {t(dryRun ? 'dryRun.again' : 'dryRun.begin')}
              </Button>
              {dryRun && (
                <Button isBusy={wipe.isBusy} onClick={() => void wipe.run()}>
                  {t('dryRun.wipe')}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
