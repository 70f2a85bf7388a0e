import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/i18n/useLocale';
import { Button } from '../../shared/ui/Button';
import { classNames } from '../../shared/ui/classNames';
import { IconPlayerPlay, IconSend } from '../../shared/ui/icons';
import { codeLength, longestCode } from './codeRules';
import styles from './SolutionPane.module.css';

interface SubmitBarProps {
  code: string;
  isSending: boolean;
  isUnsupported: boolean;
  /** Null where the problem cannot be test-run. */
  isTesting: boolean | null;
  onTestRun: () => void;
  onSubmit: () => void;
}

export function SubmitBar({
  code,
  isSending,
  isUnsupported,
  isTesting,
  onTestRun,
  onSubmit,
}: SubmitBarProps) {
  const { t } = useTranslation('problem');
  const locale = useLocale();
  const length = codeLength(code);
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
      <span className={classNames(styles.length, length > longestCode && styles.tooLong)}>
        {isUnsupported
          ? t('submit.unsupported')
          : t('submit.length', {
              length: length.toLocaleString(locale),
              limit: longestCode.toLocaleString(locale),
            })}
      </span>
      <Button
        kind="primary"
        icon={IconSend}
        isBusy={isSending}
        disabled={isUnsupported}
        onClick={onSubmit}
      >
        {t('submit.submit')}
        <kbd className={styles.keys}>Ctrl ↵</kbd>
      </Button>
    </div>
  );
}
