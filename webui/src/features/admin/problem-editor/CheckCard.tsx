import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { IconPlayerPlay } from '../../../shared/ui/icons';
import { Notice } from '../../../shared/ui/Notice';
import { Progress } from '../../../shared/ui/Progress';
import { CheckAdvice } from './CheckAdvice';
import { CheckTable } from './CheckTable';
import styles from './solutions.module.css';
import { useProblemCheck } from './useProblemCheck';

interface CheckCardProps {
  pid: number;
  hasSolutions: boolean;
  /** The check knows only what is stored. */
  isDirty: boolean;
}

/** Judges all reference solutions, and tells what that says of the problem. */
export function CheckCard({ pid, hasSolutions, isDirty }: CheckCardProps) {
  const { t } = useTranslation('adminProblemEditor');
  const { check, start, isRunning, failure } = useProblemCheck(pid);
  return (
    <Card
      title={t('check.title')}
      hasRule
      actions={
        <Button
          size="small"
          kind="primary"
          icon={IconPlayerPlay}
          isBusy={isRunning}
          disabled={!hasSolutions}
          onClick={() => void start()}
        >
          {t(check ? 'check.again' : 'check.start')}
        </Button>
      }
    >
      <div className={styles.check}>
        <p className={styles.checkHint}>{t('check.hint')}</p>
        {isDirty && <Notice tone="warn">{t('check.unsaved')}</Notice>}
        {failure && <Notice tone="bad">{failure}</Notice>}
        {check?.state === 'running' && (
          <>
            <Progress label={t('check.title')} value={check.done / Math.max(1, check.total)} />
            <p className={styles.checkHint} role="status">
              {t('check.progress', { done: check.done, total: check.total })}
            </p>
          </>
        )}
        {check?.advice && <CheckAdvice advice={check.advice} rows={check.rows} />}
      </div>
      {check && <CheckTable rows={check.rows} />}
    </Card>
  );
}
