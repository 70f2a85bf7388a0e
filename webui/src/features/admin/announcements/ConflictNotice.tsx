import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Notice } from '../../../shared/ui/Notice';
import styles from './announcements.module.css';

interface ConflictNoticeProps {
  /** Who changed it and when, in the server's words. */
  message: string;
  onDrop: () => void;
  onOverwrite: () => void;
}

/** Somebody else has saved this announcement meanwhile: nothing was written. */
export function ConflictNotice({ message, onDrop, onOverwrite }: ConflictNoticeProps) {
  const { t } = useTranslation('adminAnnouncements');
  return (
    <Notice tone="bad">
      <p>{message}</p>
      <p>{t('conflict.text')}</p>
      <div className={styles.conflictActions}>
        <Button size="small" onClick={onDrop}>
          {t('conflict.drop')}
        </Button>
        <Button size="small" kind="danger" onClick={onOverwrite}>
          {t('conflict.overwrite')}
        </Button>
      </div>
    </Notice>
  );
}
