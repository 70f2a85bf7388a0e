import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { Dialog, type DialogSize } from '../ui/Dialog';
import layout from '../ui/layout.module.css';
import { Notice } from '../ui/Notice';
import styles from './EditDialog.module.css';
import { EditNotices } from './EditNotices';
import { type Action, useAction } from './useAction';
import type { EditForm } from './useEditForm';

interface EditDialogProps {
  title: string;
  /** `full` is for long texts: there Enter does not save. */
  size?: DialogSize;
  edit: EditForm;
  saveLabel?: string;
  cancelLabel?: string;
  /** Absent where nothing can be removed. */
  removal?: Removal | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The title and body of its question say what is lost. */
type Removal = { title: string; body: string } & Pick<
  Action<void, unknown>,
  'run' | 'said' | 'keys'
>;

/** The frame of forms: delete at the left, save at the right. Enter saves, the first fault gets the
 * focus, and nothing that was typed is lost without a question. */
export function EditDialog({
  title,
  size,
  edit,
  saveLabel,
  cancelLabel,
  removal,
  onClose,
  children,
}: EditDialogProps) {
  const { t } = useTranslation('shell');
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const isLong = size === 'full';
  const remove = useAction({
    run: async () => removal?.run(),
    ask: () => ({
      title: removal?.title ?? '',
      body: removal?.body ?? '',
      confirmLabel: t('form.delete'),
      isDestructive: true,
    }),
    ...(removal?.said && { said: removal.said }),
    ...(removal?.keys && { keys: removal.keys }),
    onDone: onClose,
    showsFailure: true,
  });
  const isTold = Boolean(edit.failure ?? edit.conflict ?? remove.failure);

  useEffect(() => {
    if (isTold) form.current?.scrollIntoView?.({ block: 'start' });
  }, [isTold]);

  const cancel = async () => {
    if (await edit.mayLeave()) onClose();
  };

  // Where the dialog stands inside another form, that one must not take the press for its own.
  const submitThis = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    form.current?.requestSubmit();
  };

  return (
    <Dialog
      title={title}
      {...(size && { size })}
      closesOnOutsideClick={false}
      mayClose={edit.mayLeave}
      onClose={onClose}
      actions={
        <>
          {removal && (
            <Button kind="danger" className={styles.remove ?? ''} onClick={() => void remove.run()}>
              {t('form.delete')}
            </Button>
          )}
          <Button onClick={() => void cancel()}>{cancelLabel ?? t('form.cancel')}</Button>
          <Button
            kind="primary"
            isBusy={edit.isBusy || remove.isBusy}
            {...(isLong
              ? { onClick: () => void edit.save() }
              : { type: 'submit', form: formId, onClick: submitThis })}
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
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation(); // a dialog of a form is no part of it
          if (!isLong) void edit.save();
        }}
      >
        <EditNotices edit={edit} onDropped={onClose} />
        {remove.failure && <Notice tone="bad">{remove.failure}</Notice>}
        {children}
      </form>
    </Dialog>
  );
}
