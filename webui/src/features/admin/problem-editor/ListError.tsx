import { Icon } from '../../../shared/ui/Icon';
import { IconAlertTriangle } from '../../../shared/ui/icons';
import styles from './editor.module.css';

interface ListErrorProps {
  /** The form's error of a list: its own message, or those of its rows (shown there). */
  error: { message?: string; root?: { message?: string } } | undefined;
}

/** What is wrong with a list as a whole. */
export function ListError({ error }: ListErrorProps) {
  const message = error?.root?.message ?? error?.message;
  if (typeof message !== 'string') return null;
  return (
    <p className={styles.textError} role="alert">
      <Icon icon={IconAlertTriangle} size={14} />
      {message}
    </p>
  );
}
