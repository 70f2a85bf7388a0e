import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { useLocale } from '../../../shared/i18n/useLocale';
import { siteDateTime } from '../../../shared/lib/siteTime';
import { Accordion } from '../../../shared/ui/Accordion';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Notice } from '../../../shared/ui/Notice';
import { MachineChecks } from '../MachineChecks';
import styles from './readiness.module.css';
import { preflightQuery, runPreflight } from './readinessCalls';

const isFine = ({ level }: { level: string }) => level === 'green';

/** Is this server fit for an exam: the doctor, and what only an exam asks for. */
export function PreflightCard() {
  const { t } = useTranslation('adminExamReadiness');
  const queries = useQueryClient();
  const query = preflightQuery(useLocale());
  const { data: found, error, refetch } = useQuery(query);
  const run = useAction({
    run: runPreflight,
    onDone: (answer) => queries.setQueryData(query.queryKey, answer),
    isSingle: true,
  });
  const isRunning = run.isBusy || found?.running === true;
  const count = (level: 'red' | 'amber') =>
    found?.checks.filter((each) => each.level === level).length ?? 0;
  const fine = found?.now ? found.checks.filter(isFine) : [];
  return (
    <Card
      title={t('preflight.title')}
      actions={
        <Button isBusy={isRunning} onClick={() => void run.run()}>
          {t(found?.now ? 'preflight.again' : 'preflight.run')}
        </Button>
      }
    >
      <div className={styles.words} role="status">
        {error && !found && <ErrorState error={error} onRetry={() => void refetch()} />}
        {isRunning && <Notice>{t('preflight.running')}</Notice>}
        {!found?.now && <p className={styles.remark}>{t('preflight.about')}</p>}
        {found?.now && (
          <>
            {count('red') > 0 && (
              <Notice tone="bad">{t('preflight.red', { count: count('red') })}</Notice>
            )}
            {count('red') === 0 && count('amber') > 0 && (
              <Notice tone="warn">{t('preflight.amber', { count: count('amber') })}</Notice>
            )}
            {count('red') + count('amber') === 0 && (
              <Notice tone="good">{t('preflight.green')}</Notice>
            )}
            <p className={styles.remark}>{t('preflight.at', { time: siteDateTime(found.now) })}</p>
          </>
        )}
      </div>
      {found?.now && <MachineChecks checks={found.checks.filter((each) => !isFine(each))} />}
      {fine.length > 0 && (
        <div className={styles.fine}>
          <Accordion title={t('preflight.fine', { count: fine.length })}>
            <MachineChecks checks={fine} />
          </Accordion>
        </div>
      )}
    </Card>
  );
}
