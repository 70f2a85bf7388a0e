import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { to } from '../../app/routes';
import { changePassword } from '../../shared/session/changePassword';
import { useUser } from '../../shared/session/useUser';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { Field } from '../../shared/ui/Field';
import layout from '../../shared/ui/layout.module.css';
import { Notice } from '../../shared/ui/Notice';
import { PasswordInput } from '../../shared/ui/PasswordInput';
import { toast } from '../../shared/ui/toast';
import { ownPasswordSchema } from './accountSchemas';

/** Stands over every page until an account that was given a password, or came with a one-time code,
 * has chosen its own. */
export default function ChangePasswordDialog() {
  const { t } = useTranslation(['account', 'shell']);
  const [, navigate] = useLocation();
  const byCode = useUser()?.loginByCode === true;
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    mode: 'onTouched',
    criteriaMode: 'all', // or the repeat is only compared once every other field is right
    defaultValues: { oldPassword: '', newPassword: '', again: '' },
    resolver: valibotResolver(ownPasswordSchema(t, byCode)),
  });
  const { errors, isSubmitting } = form.formState;
  const leave = () => navigate(to('Logout'));

  const compareAgain = () => {
    if (form.getValues('again')) void form.trigger('again');
  };
  const submit = form.handleSubmit(async ({ oldPassword, newPassword }) => {
    setFailure(null);
    try {
      await changePassword(newPassword, byCode ? undefined : oldPassword);
      toast.success(t('change.done'), 6000);
      leave();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  });

  return (
    <Dialog
      size="account"
      title={t('change.title')}
      isClosable={false}
      onClose={leave}
      actions={
        <Button kind="quiet" onClick={leave}>
          {t('shell:user.logout')}
        </Button>
      }
    >
      <form className={layout.form} onSubmit={submit} noValidate>
        <Notice tone="info">{t(byCode ? 'change.byCode' : 'change.text')}</Notice>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {!byCode && (
          <Field label={t('change.old')} error={errors.oldPassword?.message} isRequired>
            <PasswordInput autoFocus {...form.register('oldPassword')} />
          </Field>
        )}
        <Field label={t('change.next')} error={errors.newPassword?.message} isRequired>
          <PasswordInput
            autoFocus={byCode}
            autoComplete="new-password"
            {...form.register('newPassword', { onChange: compareAgain })}
          />
        </Field>
        <Field label={t('change.again')} error={errors.again?.message} isRequired>
          <PasswordInput autoComplete="new-password" {...form.register('again')} />
        </Field>
        <Button kind="primary" size="large" type="submit" isWide isBusy={isSubmitting}>
          {t('change.submit')}
        </Button>
      </form>
    </Dialog>
  );
}
