import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import layout from '../../shared/ui/layout.module.css';
import { Notice } from '../../shared/ui/Notice';
import { confirm } from '../../shared/ui/questions';
import styles from './EditDialog.module.css';

interface EditDialogProps {
  title: string;
  failure: string | null;
  isBusy: boolean;
  onSave: () => void;
  /** Absent where nothing can be removed. */
  removal?: { title: string; body: string; run: () => void } | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of small forms: delete at the left, save at the right. */
export function EditDialog({
  title,
  failure,
  isBusy,
  onSave,
  removal,
  onClose,
  children,
}: EditDialogProps) {
  const { t } = useTranslation('admin');
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
  return (
    <Dialog
      title={title}
      closesOnOutsideClick={false}
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
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button kind="primary" isBusy={isBusy} onClick={onSave}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <div className={layout.form}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {children}
      </div>
    </Dialog>
  );
}
