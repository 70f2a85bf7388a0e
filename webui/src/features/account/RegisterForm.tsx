import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bootData } from '../../shared/api/boot';
import { ApiError } from '../../shared/api/errors';
import { useCountdown } from '../../shared/lib/useCountdown';
import { Button } from '../../shared/ui/Button';
import { Field } from '../../shared/ui/Field';
import layout from '../../shared/ui/layout.module.css';
import { Notice } from '../../shared/ui/Notice';
import { PasswordInput } from '../../shared/ui/PasswordInput';
import { TextInput } from '../../shared/ui/TextInput';
import { toast } from '../../shared/ui/toast';
import { isEmailUsed, isUsernameUsed, register, sendRegisterCode } from './accountCalls';
import { registerSchema } from './accountSchemas';

/** S1 §9: how long the button for the code rests. */
const pauseSeconds = 60;

interface RegisterFormProps {
  onDone: () => void;
}

/** A new account: by a code that a mail brings, or by the invitation code of the class. */
export default function RegisterForm({ onDone }: RegisterFormProps) {
  const { t } = useTranslation('account');
  const isByInvitation = bootData().config.registerMode === 'invite';
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [left, startPause] = useCountdown('registerCode');
  const form = useForm({
    mode: 'onTouched',
    criteriaMode: 'all', // or the repeat is only compared once every other field is right
    defaultValues: { username: '', password: '', again: '', email: '', code: '' },
    resolver: valibotResolver(registerSchema(t, isByInvitation)),
  });
  const { errors, isSubmitting } = form.formState;

  const checkUsername = async () => {
    const username = form.getValues('username').trim();
    if (!username || !(await isUsernameUsed(username))) return;
    form.setError('username', { message: t('register.usernameUsed') });
  };
  const checkEmail = async () => {
    const email = form.getValues('email').trim();
    if (!email || !(await isEmailUsed(email))) return;
    form.setError('email', { message: t('register.emailUsed') });
  };

  const sendCode = async () => {
    setFailure(null);
    if (!(await form.trigger('email', { shouldFocus: true }))) return;
    setSending(true);
    try {
      await sendRegisterCode(form.getValues('email').trim());
      startPause(pauseSeconds);
      toast.success(t('register.sent'), 5000);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setSending(false);
    }
  };

  const compareAgain = () => {
    if (form.getValues('again')) void form.trigger('again');
  };

  const submit = form.handleSubmit(async ({ username, password, email, code }) => {
    setFailure(null);
    try {
      await register({ username, password, email, code });
      toast.success(t('register.thanks'));
      onDone();
    } catch (error) {
      form.setValue('code', '');
      if (error instanceof ApiError && error.key === 'register.username_used') {
        form.setError('username', { message: error.message }, { shouldFocus: true });
      } else {
        setFailure(messageOf(error));
      }
    }
  });

  const sendButton = (
    <Button size="small" isBusy={isSending} disabled={left > 0} onClick={sendCode}>
      {left > 0 ? t('wait', { n: left }) : t('register.send')}
    </Button>
  );
  return (
    <form className={layout.form} onSubmit={submit} noValidate>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Field label={t('register.username')} error={errors.username?.message} isRequired>
        <TextInput
          autoComplete="username"
          autoFocus
          {...form.register('username', { onBlur: checkUsername })}
        />
      </Field>
      <Field label={t('register.password')} error={errors.password?.message} isRequired>
        <PasswordInput
          autoComplete="new-password"
          {...form.register('password', { onChange: compareAgain })}
        />
      </Field>
      <Field label={t('register.again')} error={errors.again?.message} isRequired>
        <PasswordInput autoComplete="new-password" {...form.register('again')} />
      </Field>
      <Field
        label={t('register.email')}
        hint={isByInvitation ? t('register.emailOptional') : undefined}
        error={errors.email?.message}
        isRequired={!isByInvitation}
      >
        <TextInput
          type="email"
          autoComplete="email"
          {...form.register('email', { onBlur: checkEmail })}
        />
      </Field>
      {!isByInvitation && <div className={layout.row}>{sendButton}</div>}
      <Field
        label={isByInvitation ? t('register.invitation') : t('register.code')}
        hint={isByInvitation ? t('register.invitationHint') : undefined}
        error={errors.code?.message}
        isRequired
      >
        <TextInput isMono maxLength={8} spellCheck={false} {...form.register('code')} />
      </Field>
      <Button kind="primary" size="large" type="submit" isWide isBusy={isSubmitting}>
        {t('register.submit')}
      </Button>
    </form>
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
