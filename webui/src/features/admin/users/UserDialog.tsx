import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person } from '../../../entities/user/people';
import { peopleKey } from '../../../entities/user/people';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { useSaving } from '../../../shared/forms/useSaving';
import { Field } from '../../../shared/ui/Field';
import { Notice } from '../../../shared/ui/Notice';
import { TextInput } from '../../../shared/ui/TextInput';
import { Access, NewPassword } from './UserAccessFields';
import { UserTextFields } from './UserTextFields';
import {
  changeOf,
  endsSessions,
  type FormFaults,
  faultsOf,
  formOf,
  type UserForm,
} from './userForm';
import { changeUser } from './userQueries';

interface UserDialogProps {
  person: Person;
  onClose: () => void;
}

export function UserDialog({ person, onClose }: UserDialogProps) {
  const { t } = useTranslation('adminUsers');
  const [form, setForm] = useState<UserForm>(() => formOf(person));
  const [isTried, setTried] = useState(false);
  const saving = useSaving([peopleKey], t('form.saved'), onClose);
  const faults = isTried ? faultsOf(form) : {};
  const errorOf = (name: keyof FormFaults) => {
    const fault = faults[name];
    return fault && t(`form.${fault}`);
  };
  const change = (part: Partial<UserForm>) => setForm((old) => ({ ...old, ...part }));

  const save = () => {
    setTried(true);
    if (Object.keys(faultsOf(form)).length > 0) return;
    void saving.run(() => changeUser(changeOf(person, form)));
  };

  return (
    <EditDialog
      title={t('form.title', { name: person.username })}
      size="large"
      failure={saving.failure}
      isBusy={saving.isBusy}
      onSave={save}
      onClose={onClose}
    >
      <Field label={t('form.username')} error={errorOf('username')} isRequired>
        <TextInput
          value={form.username}
          onInput={(event) => change({ username: event.currentTarget.value })}
        />
      </Field>
      <UserTextFields form={form} colorError={errorOf('titleColor')} onChange={change} />
      <Access person={person} form={form} onChange={change} />
      <NewPassword form={form} error={errorOf('password')} onChange={change} />
      {endsSessions(person, form) && <Notice tone="warn">{t('form.endsSessions')}</Notice>}
    </EditDialog>
  );
}
