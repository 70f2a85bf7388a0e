import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Notice } from '../../../shared/ui/Notice';
import styles from './editor.module.css';

interface ConflictNoticeProps {
  /** Who changed it and when, in the server's words. */
  message: string;
  onReload: () => void;
  onOverwrite: () => void;
}

/** Somebody else has saved this problem meanwhile: nothing was written, and nothing is lost yet. */
export function ConflictNotice({ message, onReload, onOverwrite }: ConflictNoticeProps) {
  const { t } = useTranslation('adminProblemEditor');
  return (
    <Notice tone="bad">
      <p>{message}</p>
      <p>{t('conflict.text')}</p>
      <div className={styles.conflictActions}>
        <Button size="small" onClick={onReload}>
          {t('conflict.reload')}
        </Button>
        <Button size="small" kind="danger" onClick={onOverwrite}>
          {t('conflict.overwrite')}
        </Button>
      </div>
    </Notice>
  );
}
