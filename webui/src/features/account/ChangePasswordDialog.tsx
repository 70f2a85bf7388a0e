import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { to } from '../../app/routes';
import { EditNotices } from '../../shared/forms/EditNotices';
import { useEditForm } from '../../shared/forms/useEditForm';
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
  const leave = () => navigate(to('Logout'));
  const edit = useEditForm({
    mode: 'onTouched',
    values: { oldPassword: '', newPassword: '', again: '' },
    schema: ownPasswordSchema(t, byCode),
    save: ({ oldPassword, newPassword }) =>
      changePassword(newPassword, byCode ? undefined : oldPassword),
    onSaved: () => {
      toast.success(t('change.done'), 6000);
      leave();
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
        {!byCode && (
          <Field label={t('change.old')} error={errorOf('oldPassword')} isRequired>
            <PasswordInput autoFocus {...register('oldPassword')} />
          </Field>
        )}
        <Field label={t('change.next')} error={errorOf('newPassword')} isRequired>
          <PasswordInput
            autoFocus={byCode}
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
