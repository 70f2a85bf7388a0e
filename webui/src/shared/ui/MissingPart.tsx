import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { IconRefresh } from './icons';
import styles from './MissingPart.module.css';
import { Notice } from './Notice';

export interface MissingPartProps {
  /** `missing`: its code did not come; `crashed`: it came and broke. */
  reason: 'missing' | 'crashed';
  /** Of a crash: by which the server's log knows it. */
  number?: string | undefined;
  onRetry: () => void;
}

/** Stands where a part of the page should be, and offers ways to get it. */
export function MissingPart({ reason, number, onRetry }: MissingPartProps) {
  const { t } = useTranslation('shell');
  return (
    <Notice tone="bad">
      <p className={styles.text}>{t(`part.${reason}`)}</p>
      <CrashNumber number={number} />
      <p className={styles.actions}>
        <PartActions onRetry={onRetry} />
      </p>
    </Notice>
  );
}

interface MissingDialogProps extends MissingPartProps {
  /** Absent when the dialog that did not come has none; then this one goes away by itself. */
  onClose?: (() => void) | undefined;
}

/** The same for a part that would have been a dialog. */
export function MissingDialog({ reason, number, onRetry, onClose }: MissingDialogProps) {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(true);
  const isTriedAgain = useRef(false);
  if (!isOpen) return null;
  const close = () => {
    // Giving way to the part itself is told as a closing too, and would close the part with it.
    if (isTriedAgain.current) return;
    if (onClose) onClose();
    else setOpen(false);
  };
  const tryAgain = () => {
    isTriedAgain.current = true;
    onRetry();
  };
  return (
    <Dialog title={t('part.title')} onClose={close} actions={<PartActions onRetry={tryAgain} />}>
      <p role="alert">{t(`part.${reason}`)}</p>
      <CrashNumber number={number} />
    </Dialog>
  );
}

/** What to tell those who can look it up. */
export function CrashNumber({ number }: { number: string | undefined }) {
  const { t } = useTranslation('shell');
  return number && <p className={styles.text}>{t('errors.number', { number })}</p>;
}

function PartActions({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <Button icon={IconRefresh} onClick={() => location.reload()}>
        {t('errors.reload')}
      </Button>
      <Button kind="primary" onClick={onRetry}>
        {t('kit.retry')}
      </Button>
    </>
  );
}
