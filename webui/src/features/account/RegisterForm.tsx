import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { bootData } from '../../shared/api/boot';
import { afterPress } from '../../shared/forms/afterPress';
import { EditNotices } from '../../shared/forms/EditNotices';
import { useAction } from '../../shared/forms/useAction';
import { useEditForm } from '../../shared/forms/useEditForm';
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
  onDone: (account: { username: string; password: string }) => void;
}

/** A new account: by a code that a mail brings, or by the invitation code of the class. */
export default function RegisterForm({ onDone }: RegisterFormProps) {
  const { t } = useTranslation('account');
  const isByInvitation = bootData().config.registerMode === 'invite';
  const [left, startPause] = useCountdown('registerCode');
  const edit = useEditForm({
    mode: 'onTouched',
    values: { username: '', password: '', again: '', email: '', code: '' },
    schema: registerSchema(t, isByInvitation),
    save: ({ again: _, ...account }) => register(account),
    said: t('register.thanks'),
    fieldOf: {
      'register.username_used': 'username',
      'register.code_wrong': 'code',
      'register.invite_wrong': 'code',
    },
    onSaved: (_, { username, password }) => onDone({ username, password }),
    onRefused: (): undefined => {
      form.setValue('code', '');
    },
    mayBeLeft: true,
  });
  const { form, errorOf } = edit;
  // The button that opened the form is gone, and the focus with it.
  const { setFocus } = form;
  useEffect(() => setFocus('username'), [setFocus]);

  const checkUsername = async () => {
    const username = form.getValues('username').trim();
    if (!username || !(await isUsernameUsed(username))) return;
    await afterPress(() => form.setError('username', { message: t('register.usernameUsed') }));
  };
  const checkEmail = async () => {
    const email = form.getValues('email').trim();
    if (!email || !(await isEmailUsed(email))) return;
    await afterPress(() => form.setError('email', { message: t('register.emailUsed') }));
  };

  const send = useAction({
    run: () => sendRegisterCode(form.getValues('email').trim()),
    onDone: () => {
      startPause(pauseSeconds);
      toast.success(t('register.sent'), 5000);
    },
    showsFailure: true,
  });
  const sendCode = async () => {
    if (await form.trigger('email', { shouldFocus: true })) await send.run();
  };

  const compareAgain = () => {
    if (form.getValues('again')) void form.trigger('again');
  };

  const sendButton = (
    <Button size="small" isBusy={send.isBusy} disabled={left > 0} onClick={sendCode}>
      {left > 0 ? t('wait', { n: left }) : t('register.send')}
    </Button>
  );
  return (
    <form className={layout.form} onSubmit={edit.onSubmit} noValidate>
      <EditNotices edit={edit} />
      {send.failure && <Notice tone="bad">{send.failure}</Notice>}
      <Field label={t('register.username')} error={errorOf('username')} isRequired>
        <TextInput
          autoComplete="username"
          {...form.register('username', { onBlur: checkUsername })}
        />
      </Field>
      <Field label={t('register.password')} error={errorOf('password')} isRequired>
        <PasswordInput
          autoComplete="new-password"
          {...form.register('password', { onChange: compareAgain })}
        />
      </Field>
      <Field label={t('register.again')} error={errorOf('again')} isRequired>
        <PasswordInput autoComplete="new-password" {...form.register('again')} />
      </Field>
      <Field
        label={t('register.email')}
        hint={isByInvitation ? t('register.emailOptional') : undefined}
        error={errorOf('email')}
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
        error={errorOf('code')}
        isRequired
      >
        <TextInput isMono maxLength={8} spellCheck={false} {...form.register('code')} />
      </Field>
      <Button kind="primary" size="large" type="submit" isWide isBusy={edit.isBusy}>
        {t('register.submit')}
      </Button>
    </form>
  );
}
