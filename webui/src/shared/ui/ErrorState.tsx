import { useTranslation } from 'react-i18next';
import { isFinal, isShut, requestNumber } from '../api/errors';
import { Button } from './Button';
import { CopyButton } from './CopyButton';
import styles from './ErrorState.module.css';
import { Icon } from './Icon';
import { IconAlertTriangle, IconRefresh } from './icons';
import { lazyPart } from './lazyPart';
import { loadWayOn } from './wayOn';

const WayOn = lazyPart(loadWayOn, { missing: 'nothing' });

interface ErrorStateProps {
  error: unknown;
  /** Absent when trying again cannot help. */
  onRetry?: () => void;
}

/** What went wrong, the number by which the server's log knows it, and a way on: to try again, or where that
 * cannot help, to the list that the page belongs to. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { t } = useTranslation('shell');
  const number = requestNumber(error);
  const message = error instanceof Error && error.message ? error.message : t('errors.server');
  return (
    <div role="alert" className={styles.error}>
      <Icon icon={IconAlertTriangle} size={24} className={styles.icon} />
      <p>{message}</p>
      {isShut(error) && <WayOn error={error} />}
      {onRetry && !isFinal(error) && (
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
