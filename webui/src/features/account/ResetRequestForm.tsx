import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { afterPress } from '../../shared/forms/afterPress';
import { EditNotices } from '../../shared/forms/EditNotices';
import { useEditForm } from '../../shared/forms/useEditForm';
import { useCountdown } from '../../shared/lib/useCountdown';
import { Button } from '../../shared/ui/Button';
import { ErrorState } from '../../shared/ui/ErrorState';
import { Field } from '../../shared/ui/Field';
import { IconRefresh } from '../../shared/ui/icons';
import layout from '../../shared/ui/layout.module.css';
import { Skeleton } from '../../shared/ui/Skeleton';
import { TextInput } from '../../shared/ui/TextInput';
import { toast } from '../../shared/ui/toast';
import { applyResetPassword, fetchCaptcha, isEmailUsed } from './accountCalls';
import { resetRequestSchema } from './accountSchemas';

/** S1 §9: how long the button rests. */
const pauseSeconds = 90;

/** Asks for the mail with the link; the picture keeps programs from doing it for others. */
export default function ResetRequestForm() {
  const { t } = useTranslation('account');
  const [left, startPause] = useCountdown('resetPassword');
  const captcha = useQuery({
    queryKey: ['captcha'],
    queryFn: fetchCaptcha,
    staleTime: 0,
    gcTime: 0,
  });
  const edit = useEditForm({
    mode: 'onTouched',
    values: { email: '', captcha: '' },
    schema: resetRequestSchema(t),
    save: (values) => applyResetPassword({ ...values, captchaKey: captcha.data?.captchaKey ?? '' }),
    onSaved: () => {
      startPause(pauseSeconds);
      toast.success(t('reset.sent'), 10_000);
      newCaptcha();
    },
    onRefused: (): undefined => {
      newCaptcha();
    },
    mayBeLeft: true,
  });
  const { form, register, errorOf } = edit;
  // The button that opened the form is gone, and the focus with it.
  const { setFocus } = form;
  useEffect(() => setFocus('email'), [setFocus]);

  const newCaptcha = () => {
    form.setValue('captcha', '');
    void captcha.refetch();
  };
  const checkEmail = async () => {
    const email = form.getValues('email').trim();
    if (!email || (await isEmailUsed(email)) !== false) return;
    await afterPress(() => form.setError('email', { message: t('reset.emailUnknown') }));
  };

  if (captcha.isError) {
    return <ErrorState error={captcha.error} onRetry={() => captcha.refetch()} />;
  }
  return (
    <form className={layout.form} onSubmit={edit.onSubmit} noValidate>
      <EditNotices edit={edit} />
      <Field label={t('register.email')} error={errorOf('email')} isRequired>
        <TextInput
          type="email"
          autoComplete="email"
          {...register('email', { onBlur: checkEmail })}
        />
      </Field>
      <div className={layout.row}>
        {captcha.data ? (
          <img src={captcha.data.img} alt={t('reset.picture')} width={90} height={30} />
        ) : (
          <Skeleton lines={1} height={30} />
        )}
        <Button kind="quiet" size="small" icon={IconRefresh} onClick={newCaptcha}>
          {t('reset.refresh')}
        </Button>
      </div>
      <Field label={t('reset.captcha')} error={errorOf('captcha')} isRequired>
        <TextInput inputMode="numeric" maxLength={8} {...register('captcha')} />
      </Field>
      <Button
        kind="primary"
        size="large"
        type="submit"
        isWide
        isBusy={edit.isBusy}
        disabled={left > 0}
      >
        {left > 0 ? t('wait', { n: left }) : t('reset.submit')}
      </Button>
    </form>
  );
}
