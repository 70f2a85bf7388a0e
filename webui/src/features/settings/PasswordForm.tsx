import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { to } from '../../app/routes';
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
  const [failure, setFailure] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const form = useForm({
    mode: 'onTouched',
    criteriaMode: 'all', // or the repeat is only compared once every other field is right
    defaultValues: { current: '', next: '', again: '' },
    resolver: valibotResolver(passwordSchema(t)),
  });
  const { errors, isSubmitting } = form.formState;

  const compareAgain = () => {
    if (form.getValues('again')) void form.trigger('again');
  };
  const submit = form.handleSubmit(async ({ current, next }) => {
    setFailure(null);
    try {
      await changePassword(next, current);
      setDone(true);
      toast.success(t('password.done'), logoutPause);
      setTimeout(() => navigate(to('Logout')), logoutPause);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  });

  return (
    <SettingsForm title={t('password.title')} failure={failure} onSubmit={submit}>
      {/* For password managers, which would guess the name otherwise. */}
      <input type="hidden" name="username" autoComplete="username" value={username} />
      <Field label={t('password.current')} error={errors.current?.message} isRequired>
        <PasswordInput autoComplete="current-password" {...form.register('current')} />
      </Field>
      <Field label={t('password.next')} error={errors.next?.message} isRequired>
        <PasswordInput
          autoComplete="new-password"
          {...form.register('next', { onChange: compareAgain })}
        />
      </Field>
      <Field label={t('password.again')} error={errors.again?.message} isRequired>
        <PasswordInput autoComplete="new-password" {...form.register('again')} />
      </Field>
      <div className={layout.row}>
        <Button kind="primary" type="submit" isBusy={isSubmitting} disabled={isDone}>
          {t('password.submit')}
        </Button>
      </div>
    </SettingsForm>
  );
}
