import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'wouter';
import { to } from '../../app/routes';
import { useTitle } from '../../shared/lib/useTitle';
import { openLogin } from '../../shared/session/loginRequest';
import { Button } from '../../shared/ui/Button';
import { Card } from '../../shared/ui/Card';
import { Field } from '../../shared/ui/Field';
import layout from '../../shared/ui/layout.module.css';
import { Notice } from '../../shared/ui/Notice';
import { PasswordInput } from '../../shared/ui/PasswordInput';
import { TextInput } from '../../shared/ui/TextInput';
import { toast } from '../../shared/ui/toast';
import { isUsernameUsed, resetPassword } from './accountCalls';
import { newPasswordSchema } from './accountSchemas';
import styles from './ResetPasswordPage.module.css';

/** Where the link of the mail leads: name and code stand in the address. */
export default function ResetPasswordPage() {
  const { t } = useTranslation('account');
  useTitle(t('reset.title'));
  const [, navigate] = useLocation();
  const [query] = useSearchParams();
  const username = query.get('username') ?? '';
  const code = query.get('code') ?? '';
  const [failure, setFailure] = useState<string | null>(null);
  const isKnown = useQuery({
    queryKey: ['isUsernameUsed', username],
    queryFn: () => isUsernameUsed(username),
  });
  const form = useForm({
    mode: 'onTouched',
    criteriaMode: 'all', // or the repeat is only compared once every other field is right
    defaultValues: { password: '', again: '' },
    resolver: valibotResolver(newPasswordSchema(t)),
  });
  const { errors, isSubmitting } = form.formState;

  const compareAgain = () => {
    if (form.getValues('again')) void form.trigger('again');
  };

  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(null);
    try {
      await resetPassword({ username, password, code });
      toast.success(t('reset.done'));
      navigate(to('Home'), { replace: true });
      openLogin();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  });

  return (
    <div className={styles.page}>
      <Card isPadded>
        <form className={layout.form} onSubmit={submit} noValidate>
          <h1 tabIndex={-1}>{t('reset.title')}</h1>
          {failure && <Notice tone="bad">{failure}</Notice>}
          <Field
            label={t('register.username')}
            error={isKnown.data === false ? t('reset.usernameUnknown') : undefined}
          >
            <TextInput value={username} disabled />
          </Field>
          <Field label={t('change.next')} error={errors.password?.message} isRequired>
            <PasswordInput
              autoComplete="new-password"
              {...form.register('password', { onChange: compareAgain })}
            />
          </Field>
          <Field label={t('change.again')} error={errors.again?.message} isRequired>
            <PasswordInput autoComplete="new-password" {...form.register('again')} />
          </Field>
          <Button kind="primary" size="large" type="submit" isWide isBusy={isSubmitting}>
            {t('change.submit')}
          </Button>
        </form>
      </Card>
    </div>
  );
}
