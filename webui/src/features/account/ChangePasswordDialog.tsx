import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  forward,
  maxLength,
  minLength,
  nonEmpty,
  object,
  partialCheck,
  pipe,
  string,
} from 'valibot';
import { useLocation } from 'wouter';
import { to } from '../../app/routes';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { Field } from '../../shared/ui/Field';
import layout from '../../shared/ui/layout.module.css';
import { Notice } from '../../shared/ui/Notice';
import { PasswordInput } from '../../shared/ui/PasswordInput';
import { toast } from '../../shared/ui/toast';
import { changePassword } from './changePassword';

/** Stands over every page until an account that was given a password has chosen its own. */
export default function ChangePasswordDialog() {
  const { t } = useTranslation(['account', 'shell']);
  const [, navigate] = useLocation();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { oldPassword: '', newPassword: '', again: '' },
    resolver: valibotResolver(
      pipe(
        object({
          oldPassword: pipe(string(), nonEmpty(t('change.oldEmpty'))),
          newPassword: pipe(
            string(),
            minLength(6, t('change.length')),
            maxLength(20, t('change.length')),
          ),
          again: string(),
        }),
        forward(
          partialCheck(
            [['oldPassword'], ['newPassword']],
            (values) => values.oldPassword !== values.newPassword,
            t('change.different'),
          ),
          ['newPassword'],
        ),
        forward(
          partialCheck(
            [['newPassword'], ['again']],
            (values) => values.newPassword === values.again,
            t('change.mismatch'),
          ),
          ['again'],
        ),
      ),
    ),
  });
  const { errors, isSubmitting } = form.formState;
  const leave = () => navigate(to('Logout'));

  const submit = form.handleSubmit(async ({ oldPassword, newPassword }) => {
    setFailure(null);
    try {
      await changePassword(oldPassword, newPassword);
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
        <Notice tone="info">{t('change.text')}</Notice>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Field label={t('change.old')} error={errors.oldPassword?.message} isRequired>
          <PasswordInput autoFocus {...form.register('oldPassword')} />
        </Field>
        <Field label={t('change.next')} error={errors.newPassword?.message} isRequired>
          <PasswordInput autoComplete="new-password" {...form.register('newPassword')} />
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
