import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bootData } from '../../shared/api/boot';
import type { UserInfo } from '../../shared/api/types';
import { useCountdown } from '../../shared/lib/useCountdown';
import { Button } from '../../shared/ui/Button';
import { Field } from '../../shared/ui/Field';
import layout from '../../shared/ui/layout.module.css';
import { PasswordInput } from '../../shared/ui/PasswordInput';
import { TextInput } from '../../shared/ui/TextInput';
import { toast } from '../../shared/ui/toast';
import { SettingsForm } from './SettingsForm';
import styles from './settings.module.css';
import { changeEmail, sendEmailCode } from './settingsCalls';
import { emailSchema } from './settingsSchemas';

/** Contract 00-conventions §10. */
const pauseSeconds = 30;

export function EmailForm({ user }: { user: UserInfo }) {
  const { t } = useTranslation('settings');
  const { mailMode } = bootData().config;
  const needsCode = mailMode !== 'off';
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [left, startPause] = useCountdown('changeEmail');
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { email: '', code: '', password: '' },
    resolver: valibotResolver(emailSchema(t, user.email, needsCode)),
  });
  const { errors, isSubmitting } = form.formState;

  const sendCode = async () => {
    setFailure(null);
    if (!(await form.trigger('email', { shouldFocus: true }))) return;
    setSending(true);
    try {
      await sendEmailCode(form.getValues('email').trim());
      startPause(pauseSeconds);
      if (mailMode === 'smtp') toast.success(t('email.sent'), 5000);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setSending(false);
    }
  };
  const submit = form.handleSubmit(async ({ email, code, password }) => {
    setFailure(null);
    try {
      await changeEmail({ newEmail: email, code, password });
      form.reset();
      toast.success(t('updated'));
    } catch (error) {
      setFailure(messageOf(error));
    }
  });

  return (
    <SettingsForm title={t('email.title')} failure={failure} onSubmit={submit}>
      <p className={styles.now}>{t('email.now', { value: user.email ?? t('email.none') })}</p>
      <Field label={t('email.next')} error={errors.email?.message} isRequired>
        <TextInput type="email" autoComplete="email" {...form.register('email')} />
      </Field>
      {needsCode && (
        <>
          <div className={layout.row}>
            <Button size="small" isBusy={isSending} disabled={left > 0} onClick={sendCode}>
              {left > 0 ? t('email.wait', { n: left }) : t('email.send')}
            </Button>
          </div>
          <Field
            label={t('email.code')}
            hint={mailMode === 'smtp' ? t('email.codeHint') : t('email.codeFromStaff')}
            error={errors.code?.message}
            isRequired
          >
            <TextInput
              isMono
              maxLength={8}
              autoComplete="one-time-code"
              {...form.register('code')}
            />
          </Field>
        </>
      )}
      <Field label={t('password.current')} error={errors.password?.message} isRequired>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <div className={layout.row}>
        <Button kind="primary" type="submit" isBusy={isSubmitting}>
          {t('email.submit')}
        </Button>
      </div>
    </SettingsForm>
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
