import { useTranslation } from 'react-i18next';
import { peopleKey } from '../../../entities/user/people';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { isRoot } from '../../../shared/session/session';
import { useUser } from '../../../shared/session/useUser';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Field } from '../../../shared/ui/Field';
import { PasswordInput } from '../../../shared/ui/PasswordInput';
import { Select } from '../../../shared/ui/Select';
import { Switch } from '../../../shared/ui/Switch';
import { TextInput } from '../../../shared/ui/TextInput';
import { emptyNewUser, makeUser, type NewUser, newUserSchema } from './newUser';
import { isStaffRole, roleIds } from './userForm';
import styles from './users.module.css';

interface NewUserDialogProps {
  onClose: () => void;
  /** The account is there; its password waits under the key, where one was made. */
  onDone: (slipKey: string | null, made: NewUser) => void;
}

/** One account, such as a pupil who came in the middle of the term. */
export function NewUserDialog({ onClose, onDone }: NewUserDialogProps) {
  const { t } = useTranslation(['adminUsers', 'admin']);
  const mayMakeStaff = isRoot(useUser());
  const offered = roleIds.filter((id) => mayMakeStaff || !isStaffRole(id));
  const edit = useEditForm({
    values: emptyNewUser,
    schema: newUserSchema(t),
    save: (form) => makeUser(form, t('create.taken')),
    keys: [peopleKey],
    said: (_, { username }) => t('create.made', { name: username }),
    onSaved: onDone,
  });
  const { register, errorOf } = edit;
  return (
    <EditDialog
      title={t('create.title')}
      size="large"
      edit={edit}
      saveLabel={t('create.make')}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <Field label={t('form.username')} error={errorOf('username')} isRequired>
          <TextInput autoComplete="off" {...register('username')} />
        </Field>
        <Field label={t('form.realname')} error={errorOf('realname')}>
          <TextInput maxLength={50} {...register('realname')} />
        </Field>
        <Field label={t('form.className')} error={errorOf('className')}>
          <TextInput maxLength={50} {...register('className')} />
        </Field>
        <Field label={t('form.number')} error={errorOf('number')}>
          <TextInput maxLength={20} {...register('number')} />
        </Field>
      </div>
      <Field label={t('form.role')}>
        <Select
          options={offered.map((id) => ({ value: String(id), label: t(`admin:role.${id}`) }))}
          {...register('role', { setValueAs: Number })}
        />
      </Field>
      <Switch
        label={t('create.makesPassword')}
        hint={t('create.makesPasswordHint')}
        {...register('makesPassword')}
      />
      {!edit.form.watch('makesPassword') && (
        <Field
          label={t('create.password')}
          hint={t('form.passwordHint')}
          error={errorOf('password')}
          isRequired
        >
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
      )}
      <Checkbox label={t('form.mustChange')} {...register('mustChange')} />
    </EditDialog>
  );
}
