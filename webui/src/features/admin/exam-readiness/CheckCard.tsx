import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { useLocale } from '../../../shared/i18n/useLocale';
import { siteClock } from '../../../shared/lib/siteTime';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { classNames } from '../../../shared/ui/classNames';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconRefresh } from '../../../shared/ui/icons';
import { Notice } from '../../../shared/ui/Notice';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { FindingList } from '../FindingList';
import { runSolutions } from '../solutionCalls';
import styles from './readiness.module.css';
import { examCheckQuery, pageOf } from './readinessCalls';

/** What would embarrass the teacher, to be looked at again once it is mended. */
export function CheckCard({ tid }: { tid: number }) {
  const { t } = useTranslation('adminExamReadiness');
  const locale = useLocale();
  const query = examCheckQuery(tid, locale);
  const { data: check, error, isFetching, refetch } = useQuery(query);
  const [leaving] = useState(() => new AbortController());
  useEffect(() => () => leaving.abort(), [leaving]);
  const unchecked = check?.unchecked ?? [];
  const run = useAction({
    run: () => runSolutions(unchecked, leaving.signal),
    keys: [query.queryKey],
    isSingle: true,
  });
  return (
    <Card
      title={t('check.title')}
      actions={
        <Button
          icon={IconRefresh}
          isBusy={isFetching}
          disabled={run.isBusy}
          onClick={() => void refetch()}
        >
          {t('check.again')}
        </Button>
      }
      isPadded
    >
      {run.isBusy && <Notice>{t('check.running')}</Notice>}
      {!check && !error && <Skeleton lines={5} />}
      {!check && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      <div role="status">
        {check?.findings.length === 0 && <Notice tone="good">{t('check.nothing')}</Notice>}
        {check && check.findings.length > 0 && (
          <p className={classNames(styles.remark, styles.found)}>
            {t('check.found', { count: check.findings.length, time: siteClock(check.now) })}
          </p>
        )}
      </div>
      {unchecked.length > 0 && (
        <div className={styles.found}>
          <Button isBusy={run.isBusy} onClick={() => void run.run()}>
            {t('check.run', { count: unchecked.length })}
          </Button>
        </div>
      )}
      {check && (
        <FindingList
          findings={check.findings}
          pageOf={(finding) => ({
            ...pageOf(finding, tid),
            words: t(`check.where.${finding.where}`),
          })}
        />
      )}
    </Card>
  );
}
