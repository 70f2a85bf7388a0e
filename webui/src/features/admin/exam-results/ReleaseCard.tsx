import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bootData } from '../../../shared/api/boot';
import { useAction } from '../../../shared/forms/useAction';
import { serverNow } from '../../../shared/lib/serverClock';
import { siteField, timeOfSiteField } from '../../../shared/lib/siteField';
import { siteMinute } from '../../../shared/lib/siteTime';
import { timeOf, wireTime } from '../../../shared/lib/time';
import { useServerTime } from '../../../shared/lib/useServerTime';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { classNames } from '../../../shared/ui/classNames';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Field } from '../../../shared/ui/Field';
import layout from '../../../shared/ui/layout.module.css';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { TextInput } from '../../../shared/ui/TextInput';
import { keysOfClosing, releaseQuery, releaseResults } from './closingQueries';
import styles from './examResults.module.css';

/** When students are told what came of it: at once, or at a time. */
export function ReleaseCard({ tid }: { tid: number }) {
  const { t } = useTranslation('adminExamResults');
  const settings = useQuery(releaseQuery(tid));
  const [at, setAt] = useState(() => siteField(serverNow()).slice(0, 16));
  const now = useServerTime(1000);
  const release = useAction({
    run: (moment: number) => releaseResults(tid, wireTime(moment)),
    said: () => t('release.done'),
    ask: () => ({
      title: t('release.ask'),
      body: t('release.body'),
      confirmLabel: t('release.yes'),
    }),
    keys: keysOfClosing(tid),
    isSingle: true,
  });
  const chosen = timeOfSiteField(at);
  return (
    <Card title={t('release.title')} isPadded>
      {settings.isPending && <Skeleton lines={2} height={28} />}
      {settings.isError && (
        <ErrorState error={settings.error} onRetry={() => void settings.refetch()} />
      )}
      {settings.data && (
        <div className={layout.stack}>
          <p>{words(settings.data)}</p>
          <div className={classNames(layout.row, styles.release)}>
            {!isReleased(settings.data, now) && (
              <Button
                kind="primary"
                isBusy={release.isBusy}
                onClick={() => void release.run(serverNow())}
              >
                {t('release.now')}
              </Button>
            )}
            <Field label={t('release.moment')}>
              <TextInput
                type="datetime-local"
                value={at}
                onChange={(event) => setAt(event.currentTarget.value)}
              />
            </Field>
            <Button
              disabled={Number.isNaN(chosen)}
              isBusy={release.isBusy}
              onClick={() => void release.run(chosen)}
            >
              {t('release.at')}
            </Button>
          </div>
          <p className={styles.quiet}>{t('release.zone', { zone: bootData().config.timezone })}</p>
        </div>
      )}
    </Card>
  );

  function words({ results, releaseAt }: { results: string; releaseAt: string | null }): string {
    if (results === 'own_end') return t('release.ownEnd');
    if (results === 'all_over') return t('release.allOver');
    if (releaseAt === null) return t('release.undecided');
    const time = siteMinute(releaseAt);
    return t(timeOf(releaseAt) <= now ? 'release.released' : 'release.waits', { time });
  }
}

/** By staff, at a time that has come: nothing is left to release. */
const isReleased = (
  { results, releaseAt }: { results: string; releaseAt: string | null },
  now: number,
) => results === 'released' && releaseAt !== null && timeOf(releaseAt) <= now;
