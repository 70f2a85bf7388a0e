import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { to } from '../../app/routes';
import { ApiError } from '../../shared/api/errors';
import { EditNotices } from '../../shared/forms/EditNotices';
import { useEditForm } from '../../shared/forms/useEditForm';
import { changePassword } from '../../shared/session/changePassword';
import { enterSession } from '../../shared/session/session';
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
 * has chosen its own; then the page goes on where it is. The old password is asked only when it was
 * not typed a moment ago, which the server tells. */
export default function ChangePasswordDialog() {
  const { t } = useTranslation(['account', 'shell']);
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const [asksOld, setAsksOld] = useState(false);
  const byCode = useUser()?.loginByCode === true;
  const leave = () => navigate(to('Logout'));
  const edit = useEditForm({
    mode: 'onTouched',
    values: { oldPassword: '', newPassword: '', again: '' },
    schema: ownPasswordSchema(t, asksOld),
    save: async ({ oldPassword, newPassword }) => {
      const user = await changePassword(newPassword, asksOld ? oldPassword : undefined);
      if (user === null) return leave();
      enterSession(user);
      toast.success(t('change.done'), 6000);
      // What was refused until now is asked again.
      void queries.invalidateQueries();
    },
    onRefused: (error) => {
      if (asksOld || !(error instanceof ApiError) || error.key !== 'account.empty')
        return undefined;
      setAsksOld(true);
      return t('change.oldNeeded');
    },
    mayBeLeft: true,
  });
  const { form, register, errorOf } = edit;

  const compareAgain = () => {
    if (form.getValues('again')) void form.trigger('again');
  };

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
      <form className={layout.form} onSubmit={edit.onSubmit} noValidate>
        <Notice tone="info">{t(byCode ? 'change.byCode' : 'change.text')}</Notice>
        <EditNotices edit={edit} />
        {asksOld && (
          <Field label={t('change.old')} error={errorOf('oldPassword')} isRequired>
            <PasswordInput autoFocus {...register('oldPassword')} />
          </Field>
        )}
        <Field label={t('change.next')} error={errorOf('newPassword')} isRequired>
          <PasswordInput
            autoFocus={!asksOld}
            autoComplete="new-password"
            {...register('newPassword', { onChange: compareAgain })}
          />
        </Field>
        <Field label={t('change.again')} error={errorOf('again')} isRequired>
          <PasswordInput autoComplete="new-password" {...register('again')} />
        </Field>
        <Button kind="primary" size="large" type="submit" isWide isBusy={edit.isBusy}>
          {t('change.submit')}
        </Button>
      </form>
    </Dialog>
  );
}
