import { useTranslation } from 'react-i18next';
import type { UserInfo } from '../../shared/api/types';
import { useEditForm } from '../../shared/forms/useEditForm';
import { Button } from '../../shared/ui/Button';
import { Field } from '../../shared/ui/Field';
import layout from '../../shared/ui/layout.module.css';
import { PasswordInput } from '../../shared/ui/PasswordInput';
import { TextInput } from '../../shared/ui/TextInput';
import { SettingsForm } from './SettingsForm';
import styles from './settings.module.css';
import { changeMobile } from './settingsCalls';
import { mobileSchema } from './settingsSchemas';

export function MobileForm({ user }: { user: UserInfo }) {
  const { t } = useTranslation('settings');
  const edit = useEditForm({
    mode: 'onTouched',
    values: { mobile: '', password: '' },
    schema: mobileSchema(t, user.mobile),
    save: ({ mobile, password }) => changeMobile({ newMobile: mobile, password, code: null }),
    said: t('updated'),
    afterSave: 'restore',
    mayBeLeft: true,
  });
  const { register, errorOf } = edit;

  return (
    <SettingsForm title={t('mobile.title')} edit={edit}>
      <p className={styles.now}>{t('email.now', { value: user.mobile ?? t('email.none') })}</p>
      <Field label={t('mobile.next')} hint={t('mobile.hint')} error={errorOf('mobile')} isRequired>
        <TextInput type="tel" autoComplete="tel" {...register('mobile')} />
      </Field>
      <Field label={t('password.current')} error={errorOf('password')} isRequired>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <div className={layout.row}>
        <Button kind="primary" type="submit" isBusy={edit.isBusy}>
          {t('mobile.submit')}
        </Button>
      </div>
    </SettingsForm>
  );
}
