import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import styles from './ConflictNotice.module.css';
import { Notice } from './Notice';

interface ConflictNoticeProps {
  /** Who changed it and when, in the server's words. */
  message: string;
  /** Gives the reader's version up for the newer one. */
  onDrop: () => void;
  onOverwrite: () => void;
  /** A way to see both versions first. */
  children?: ReactNode;
}

/** Somebody else has saved the same thing meanwhile: nothing was written, and nothing is lost yet. */
export function ConflictNotice({ message, onDrop, onOverwrite, children }: ConflictNoticeProps) {
  const { t } = useTranslation('shell');
  return (
    <Notice tone="bad">
      <p>{message}</p>
      <p>{t('conflict.text')}</p>
      <div className={styles.actions}>
        {children}
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
