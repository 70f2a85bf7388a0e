import { useTranslation } from 'react-i18next';
import { nonEmpty, object, pipe, string } from 'valibot';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Field } from '../../../shared/ui/Field';
import { PasswordInput } from '../../../shared/ui/PasswordInput';
import { type Restored, restoreBackup, restoreKey } from './backupCalls';

interface PasswordDialogProps {
  restored: Restored;
  onClose: () => void;
}

/** Asks for the password of a sealed backup that another site made, or this one with another. */
export function PasswordDialog({ restored, onClose }: PasswordDialogProps) {
  const { t } = useTranslation('adminBackups');
  const edit = useEditForm({
    values: { password: '' },
    schema: object({ password: pipe(string(), nonEmpty(t('sealed.empty'))) }),
    save: ({ password }) => restoreBackup(restored, password),
    fieldOf: { 'backup.password_wrong': 'password' },
    keys: [restoreKey],
    onSaved: onClose,
    mayBeLeft: true,
  });
  return (
    <EditDialog
      title={t('sealed.title')}
      edit={edit}
      saveLabel={t('restore.confirm')}
      onClose={onClose}
    >
      <Field label={t('sealed.password')} hint={t('sealed.hint')} error={edit.errorOf('password')}>
        <PasswordInput autoComplete="off" autoFocus {...edit.register('password')} />
      </Field>
    </EditDialog>
  );
}
