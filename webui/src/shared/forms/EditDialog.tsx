import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { Dialog, type DialogSize } from '../ui/Dialog';
import { focusFirstFault } from '../ui/Field';
import layout from '../ui/layout.module.css';
import { Notice } from '../ui/Notice';
import { confirm } from '../ui/questions';
import styles from './EditDialog.module.css';
import { useLeaveGuard, useLeaveQuestion } from './useLeaveGuard';

interface EditDialogProps {
  title: string;
  /** `full` is for long texts: there Enter does not save. */
  size?: DialogSize;
  failure: string | null;
  isBusy: boolean;
  saveLabel?: string;
  onSave: () => void;
  /** Absent where nothing can be removed. */
  removal?: { title: string; body: string; run: () => void } | undefined;
  /** What was changed without typing, as a toolbar does. */
  isChanged?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of forms: delete at the left, save at the right. Enter saves, the first fault gets the
 * focus, and nothing that was typed is lost without a question. */
export function EditDialog({
  title,
  size,
  failure,
  isBusy,
  saveLabel,
  onSave,
  removal,
  isChanged = false,
  onClose,
  children,
}: EditDialogProps) {
  const { t } = useTranslation('shell');
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isTyped, setTyped] = useState(false);
  const leaveQuestion = useLeaveQuestion();
  const isLoose = isTyped || isChanged;
  // The browser's own ways out: back, a reload, the tab that is closed.
  useLeaveGuard(isLoose, leaveQuestion);
  const isLong = size === 'full';

  useEffect(() => {
    if (failure) form.current?.scrollIntoView?.({ block: 'start' });
  }, [failure]);

  const mayClose = async () => !isLoose || (await confirm(leaveQuestion));
  const cancel = async () => {
    if (await mayClose()) onClose();
  };
  const askAndRemove = async () => {
    if (!removal) return;
    const isSure = await confirm({
      title: removal.title,
      body: removal.body,
      confirmLabel: t('form.delete'),
      isDestructive: true,
    });
    if (isSure) removal.run();
  };
  const save = () => {
    onSave();
    focusFirstFault(form.current);
  };

  return (
    <Dialog
      title={title}
      {...(size && { size })}
      closesOnOutsideClick={false}
      mayClose={mayClose}
      onClose={onClose}
      actions={
        <>
          {removal && (
            <Button
              kind="danger"
              className={styles.remove ?? ''}
              onClick={() => void askAndRemove()}
            >
              {t('form.delete')}
            </Button>
          )}
          <Button onClick={() => void cancel()}>{t('form.cancel')}</Button>
          <Button
            kind="primary"
            isBusy={isBusy}
            {...(isLong ? { onClick: save } : { type: 'submit', form: formId })}
          >
            {saveLabel ?? t('form.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={form}
        className={layout.form}
        noValidate
        onInput={() => setTyped(true)}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLong && !isBusy) save();
        }}
      >
        {failure && <Notice tone="bad">{failure}</Notice>}
        {children}
      </form>
    </Dialog>
  );
}
