import { useTranslation } from 'react-i18next';
import type { Person } from '../../../entities/user/people';
import { peopleKey } from '../../../entities/user/people';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Field } from '../../../shared/ui/Field';
import { Notice } from '../../../shared/ui/Notice';
import { TextInput } from '../../../shared/ui/TextInput';
import { Access, NewPassword } from './UserAccessFields';
import { UserTextFields } from './UserTextFields';
import { changeOf, endsSessions, formOf, userSchema } from './userForm';
import { changeUser } from './userQueries';

interface UserDialogProps {
  person: Person;
  onClose: () => void;
}

export function UserDialog({ person, onClose }: UserDialogProps) {
  const { t } = useTranslation('adminUsers');
  const edit = useEditForm({
    values: formOf(person),
    schema: userSchema(t),
    save: (form) => changeUser(changeOf(person, form)),
    said: t('form.saved'),
    keys: [peopleKey],
    fieldOf: { 'register.username_used': 'username', 'register.username_chars': 'username' },
    onSaved: onClose,
  });
  const { register, errorOf } = edit;

  return (
    <EditDialog
      title={t('form.title', { name: person.username })}
      size="large"
      edit={edit}
      onClose={onClose}
    >
      <Field label={t('form.username')} error={errorOf('username')} isRequired>
        <TextInput {...register('username')} />
      </Field>
      <UserTextFields register={register} colorError={errorOf('titleColor')} />
      <Access person={person} form={edit.form} />
      <NewPassword form={edit.form} error={errorOf('password')} />
      {endsSessions(person, edit.form.watch()) && (
        <Notice tone="warn">{t('form.endsSessions')}</Notice>
      )}
    </EditDialog>
  );
}
