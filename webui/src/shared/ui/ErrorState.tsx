import { useTranslation } from 'react-i18next';
import { requestNumber } from '../api/errors';
import { Button } from './Button';
import { CopyButton } from './CopyButton';
import styles from './ErrorState.module.css';
import { Icon } from './Icon';
import { IconAlertTriangle, IconRefresh } from './icons';

interface ErrorStateProps {
  error: unknown;
  /** Absent when trying again cannot help. */
  onRetry?: () => void;
}

/** What went wrong, a way to try again, and the number by which the server's log knows it. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { t } = useTranslation('shell');
  const number = requestNumber(error);
  const message = error instanceof Error && error.message ? error.message : t('errors.server');
  return (
    <div role="alert" className={styles.error}>
      <Icon icon={IconAlertTriangle} size={24} className={styles.icon} />
      <p>{message}</p>
      {onRetry && (
        <Button icon={IconRefresh} onClick={onRetry}>
          {t('kit.retry')}
        </Button>
      )}
      {number && (
        <p className={styles.number}>
          {t('kit.requestNumber')} <code>{number}</code> <CopyButton text={number} />
        </p>
      )}
    </div>
  );
}
