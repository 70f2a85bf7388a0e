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
  onRetry: () => void;
}

/** Stands where a part of the page should be, and offers ways to get it. */
export function MissingPart({ reason, onRetry }: MissingPartProps) {
  const { t } = useTranslation('shell');
  return (
    <Notice tone="bad">
      <p className={styles.text}>{t(`part.${reason}`)}</p>
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
export function MissingDialog({ reason, onRetry, onClose }: MissingDialogProps) {
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
    </Dialog>
  );
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
