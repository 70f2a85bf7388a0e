import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { to } from '../../app/routes';
import { useEditForm } from '../../shared/forms/useEditForm';
import { changePassword } from '../../shared/session/changePassword';
import { Button } from '../../shared/ui/Button';
import { Field } from '../../shared/ui/Field';
import layout from '../../shared/ui/layout.module.css';
import { PasswordInput } from '../../shared/ui/PasswordInput';
import { toast } from '../../shared/ui/toast';
import { SettingsForm } from './SettingsForm';
import { passwordSchema } from './settingsSchemas';

/** The session ends with the password (contract account.md); so long the message can be read. */
const logoutPause = 5000;

export function PasswordForm({ username }: { username: string }) {
  const { t } = useTranslation('settings');
  const [, navigate] = useLocation();
  const [isDone, setDone] = useState(false);
  const edit = useEditForm({
    mode: 'onTouched',
    values: { current: '', next: '', again: '' },
    schema: passwordSchema(t),
    save: ({ current, next }) => changePassword(next, current),
    onSaved: () => {
      setDone(true);
      toast.success(t('password.done'), logoutPause);
      setTimeout(() => navigate(to('Logout')), logoutPause);
    },
    mayBeLeft: true,
  });
  const { form, register, errorOf } = edit;

  const compareAgain = () => {
    if (form.getValues('again')) void form.trigger('again');
  };

  return (
    <SettingsForm title={t('password.title')} edit={edit}>
      {/* For password managers, which would guess the name otherwise. */}
      <input type="hidden" name="username" autoComplete="username" value={username} />
      <Field label={t('password.current')} error={errorOf('current')} isRequired>
        <PasswordInput autoComplete="current-password" {...register('current')} />
      </Field>
      <Field label={t('password.next')} error={errorOf('next')} isRequired>
        <PasswordInput
          autoComplete="new-password"
          {...register('next', { onChange: compareAgain })}
        />
      </Field>
      <Field label={t('password.again')} error={errorOf('again')} isRequired>
        <PasswordInput autoComplete="new-password" {...register('again')} />
      </Field>
      <div className={layout.row}>
        <Button kind="primary" type="submit" isBusy={edit.isBusy} disabled={isDone}>
          {t('password.submit')}
        </Button>
      </div>
    </SettingsForm>
  );
}
