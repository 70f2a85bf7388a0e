import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/Button';
import { IconPlayerPlay, IconSend } from '../../shared/ui/icons';
import { CodeLength } from './CodeLength';
import styles from './SolutionPane.module.css';
import type { Solution } from './useSolution';

interface SubmitBarProps {
  solution: Pick<Solution, 'keeper' | 'readCode'>;
  isSending: boolean;
  /** Seconds until the next may be sent. */
  wait: number;
  isUnsupported: boolean;
  /** The place takes none at this time. */
  isClosed: boolean;
  /** Null where the problem cannot be test-run. */
  isTesting: boolean | null;
  onTestRun: () => void;
  onSubmit: () => void;
}

export function SubmitBar({
  solution,
  isSending,
  wait,
  isUnsupported,
  isClosed,
  isTesting,
  onTestRun,
  onSubmit,
}: SubmitBarProps) {
  const { t } = useTranslation('problem');
  return (
    <div className={styles.submitBar}>
      {isTesting !== null && (
        <Button
          icon={IconPlayerPlay}
          aria-expanded={isTesting}
          className={styles.testRun ?? ''}
          onClick={onTestRun}
        >
          {t('testRun.title')}
        </Button>
      )}
      {isUnsupported ? (
        <span className={styles.length}>{t('submit.unsupported')}</span>
      ) : (
        <CodeLength solution={solution} />
      )}
      <Button
        kind="primary"
        icon={IconSend}
        isBusy={isSending}
        disabled={isUnsupported || isClosed || wait > 0}
        onClick={onSubmit}
      >
        {wait > 0 ? t('submit.wait', { n: wait }) : t('submit.submit')}
        <kbd className={styles.keys}>Ctrl ↵</kbd>
      </Button>
    </div>
  );
}
