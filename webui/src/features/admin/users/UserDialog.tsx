import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { Field } from '../../../shared/ui/Field';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { TextInput } from '../../../shared/ui/TextInput';
import { toast } from '../../../shared/ui/toast';
import type { Person } from '../login-codes/loginCodeQueries';
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
import { changeUser, peopleKey } from './userQueries';

interface UserDialogProps {
  person: Person;
  onClose: () => void;
}

export function UserDialog({ person, onClose }: UserDialogProps) {
  const { t } = useTranslation('adminUsers');
  const queries = useQueryClient();
  const [form, setForm] = useState<UserForm>(() => formOf(person));
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const faults = isTried ? faultsOf(form) : {};
  const errorOf = (name: keyof FormFaults) => {
    const fault = faults[name];
    return fault && t(`form.${fault}`);
  };
  const change = (part: Partial<UserForm>) => setForm((old) => ({ ...old, ...part }));

  const save = async () => {
    setTried(true);
    if (Object.keys(faultsOf(form)).length > 0) return;
    setSaving(true);
    setFailure(null);
    try {
      await changeUser(changeOf(person, form));
      toast.success(t('form.saved'));
      void queries.invalidateQueries({ queryKey: peopleKey });
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setSaving(false);
    }
  };

  return (
    <Dialog
      title={t('form.title', { name: person.username })}
      size="large"
      closesOnOutsideClick={false}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button kind="primary" isBusy={isSaving} onClick={() => void save()}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <div className={layout.form}>
        {failure && <Notice tone="bad">{failure}</Notice>}
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
      </div>
    </Dialog>
  );
}
