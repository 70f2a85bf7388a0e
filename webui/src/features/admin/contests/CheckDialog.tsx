import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { formatClock } from '../../../shared/lib/time';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Notice } from '../../../shared/ui/Notice';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { FindingList } from '../FindingList';
import { runSolutions } from '../solutionCalls';
import styles from './CheckDialog.module.css';
import { checkQuery, pageOf } from './checkCalls';

interface CheckDialogProps {
  contest: { id: number; title: string };
  onClose: () => void;
}

/** What would embarrass the organiser, to be looked at again once it is mended. */
export function CheckDialog({ contest, onClose }: CheckDialogProps) {
  const { t } = useTranslation('adminContests');
  const query = checkQuery(contest.id);
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
    <Dialog
      title={t('check.title', { title: contest.title })}
      size="large"
      onClose={onClose}
      actions={
        <>
          {check && !run.isBusy && (
            <span className={styles.moment}>{t('check.at', { time: formatClock(check.now) })}</span>
          )}
          {unchecked.length > 0 && (
            <Button isBusy={run.isBusy} onClick={() => void run.run()}>
              {t('check.run', { count: unchecked.length })}
            </Button>
          )}
          <Button
            kind="primary"
            isBusy={isFetching}
            disabled={run.isBusy}
            onClick={() => void refetch()}
          >
            {t('check.again')}
          </Button>
        </>
      }
    >
      {run.isBusy && <Notice>{t('check.running')}</Notice>}
      {!check &&
        (error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={5} />
        ))}
      <div role="status">
        {check?.findings.length === 0 && <Notice tone="good">{t('check.nothing')}</Notice>}
        {check && check.findings.length > 0 && (
          <p className={styles.sum}>{t('check.found', { count: check.findings.length })}</p>
        )}
      </div>
      {check && check.findings.length > 0 && (
        <FindingList
          findings={check.findings}
          pageOf={(finding) => ({
            ...pageOf(finding, contest.id),
            words: t(`check.where.${finding.where}`),
          })}
          onLeave={onClose}
        />
      )}
    </Dialog>
  );
}
