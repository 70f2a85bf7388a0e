import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCountdown } from '../../shared/lib/useCountdown';
import { Button } from '../../shared/ui/Button';
import { ErrorState } from '../../shared/ui/ErrorState';
import { Field } from '../../shared/ui/Field';
import { IconRefresh } from '../../shared/ui/icons';
import layout from '../../shared/ui/layout.module.css';
import { Notice } from '../../shared/ui/Notice';
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
  const [failure, setFailure] = useState<string | null>(null);
  const [left, startPause] = useCountdown('resetPassword');
  const captcha = useQuery({
    queryKey: ['captcha'],
    queryFn: fetchCaptcha,
    staleTime: 0,
    gcTime: 0,
  });
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { email: '', captcha: '' },
    resolver: valibotResolver(resetRequestSchema(t)),
  });
  const { errors, isSubmitting } = form.formState;

  const newCaptcha = () => {
    form.setValue('captcha', '');
    void captcha.refetch();
  };
  const checkEmail = async () => {
    const email = form.getValues('email').trim();
    if (!email || (await isEmailUsed(email)) !== false) return;
    form.setError('email', { message: t('reset.emailUnknown') });
  };

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await applyResetPassword({ ...values, captchaKey: captcha.data?.captchaKey ?? '' });
      startPause(pauseSeconds);
      toast.success(t('reset.sent'), 10_000);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    newCaptcha();
  });

  if (captcha.isError) {
    return <ErrorState error={captcha.error} onRetry={() => captcha.refetch()} />;
  }
  return (
    <form className={layout.form} onSubmit={submit} noValidate>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Field label={t('register.email')} error={errors.email?.message} isRequired>
        <TextInput
          type="email"
          autoComplete="email"
          autoFocus
          {...form.register('email', { onBlur: checkEmail })}
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
      <Field label={t('reset.captcha')} error={errors.captcha?.message} isRequired>
        <TextInput inputMode="numeric" maxLength={8} {...form.register('captcha')} />
      </Field>
      <Button
        kind="primary"
        size="large"
        type="submit"
        isWide
        isBusy={isSubmitting}
        disabled={left > 0}
      >
        {left > 0 ? t('wait', { n: left }) : t('reset.submit')}
      </Button>
    </form>
  );
}
