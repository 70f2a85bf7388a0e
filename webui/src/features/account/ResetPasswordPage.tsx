import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'wouter';
import { to } from '../../app/routes';
import { EditNotices } from '../../shared/forms/EditNotices';
import { useEditForm } from '../../shared/forms/useEditForm';
import { useTitle } from '../../shared/lib/useTitle';
import { openLogin } from '../../shared/session/loginRequest';
import { Button } from '../../shared/ui/Button';
import { Card } from '../../shared/ui/Card';
import { Field } from '../../shared/ui/Field';
import layout from '../../shared/ui/layout.module.css';
import { PasswordInput } from '../../shared/ui/PasswordInput';
import { TextInput } from '../../shared/ui/TextInput';
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
  const isKnown = useQuery({
    queryKey: ['isUsernameUsed', username],
    queryFn: () => isUsernameUsed(username),
  });
  const edit = useEditForm({
    mode: 'onTouched',
    values: { password: '', again: '' },
    schema: newPasswordSchema(t),
    save: ({ password }) => resetPassword({ username, password, code }),
    said: t('reset.done'),
    onSaved: () => {
      navigate(to('Home'), { replace: true });
      openLogin();
    },
    mayBeLeft: true,
  });
  const { form, register, errorOf } = edit;

  const compareAgain = () => {
    if (form.getValues('again')) void form.trigger('again');
  };

  return (
    <div className={styles.page}>
      <Card isPadded>
        <form className={layout.form} onSubmit={edit.onSubmit} noValidate>
          <h1 tabIndex={-1}>{t('reset.title')}</h1>
          <EditNotices edit={edit} />
          <Field
            label={t('register.username')}
            error={isKnown.data === false ? t('reset.usernameUnknown') : undefined}
          >
            <TextInput value={username} disabled />
          </Field>
          <Field label={t('change.next')} error={errorOf('password')} isRequired>
            <PasswordInput
              autoComplete="new-password"
              {...register('password', { onChange: compareAgain })}
            />
          </Field>
          <Field label={t('change.again')} error={errorOf('again')} isRequired>
            <PasswordInput autoComplete="new-password" {...register('again')} />
          </Field>
          <Button kind="primary" size="large" type="submit" isWide isBusy={edit.isBusy}>
            {t('change.submit')}
          </Button>
        </form>
      </Card>
    </div>
  );
}
