import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '../../shared/api/types';
import { Button } from '../../shared/ui/Button';
import { Field } from '../../shared/ui/Field';
import layout from '../../shared/ui/layout.module.css';
import { PasswordInput } from '../../shared/ui/PasswordInput';
import { TextInput } from '../../shared/ui/TextInput';
import { toast } from '../../shared/ui/toast';
import { SettingsForm } from './SettingsForm';
import styles from './settings.module.css';
import { changeMobile } from './settingsCalls';
import { mobileSchema } from './settingsSchemas';

export function MobileForm({ user }: { user: UserInfo }) {
  const { t } = useTranslation('settings');
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { mobile: '', password: '' },
    resolver: valibotResolver(mobileSchema(t, user.mobile)),
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ mobile, password }) => {
    setFailure(null);
    try {
      await changeMobile({ newMobile: mobile, password, code: null });
      form.reset();
      toast.success(t('updated'));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  });

  return (
    <SettingsForm title={t('mobile.title')} failure={failure} onSubmit={submit}>
      <p className={styles.now}>{t('email.now', { value: user.mobile ?? t('email.none') })}</p>
      <Field
        label={t('mobile.next')}
        hint={t('mobile.hint')}
        error={errors.mobile?.message}
        isRequired
      >
        <TextInput type="tel" autoComplete="tel" {...form.register('mobile')} />
      </Field>
      <Field label={t('password.current')} error={errors.password?.message} isRequired>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <div className={layout.row}>
        <Button kind="primary" type="submit" isBusy={isSubmitting}>
          {t('mobile.submit')}
        </Button>
      </div>
    </SettingsForm>
  );
}
