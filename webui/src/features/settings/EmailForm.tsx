import { useTranslation } from 'react-i18next';
import { bootData } from '../../shared/api/boot';
import type { UserInfo } from '../../shared/api/types';
import { useAction } from '../../shared/forms/useAction';
import { useEditForm } from '../../shared/forms/useEditForm';
import { useCountdown } from '../../shared/lib/useCountdown';
import { Button } from '../../shared/ui/Button';
import { Field } from '../../shared/ui/Field';
import layout from '../../shared/ui/layout.module.css';
import { Notice } from '../../shared/ui/Notice';
import { PasswordInput } from '../../shared/ui/PasswordInput';
import { TextInput } from '../../shared/ui/TextInput';
import { toast } from '../../shared/ui/toast';
import { SettingsForm } from './SettingsForm';
import styles from './settings.module.css';
import { changeEmail, sendEmailCode } from './settingsCalls';
import { emailSchema } from './settingsSchemas';

/** Contract 00-conventions §10. */
const pauseSeconds = 30;

export function EmailForm({ user }: { user: UserInfo }) {
  const { t } = useTranslation('settings');
  const { mailMode } = bootData().config;
  const needsCode = mailMode !== 'off';
  const [left, startPause] = useCountdown('changeEmail');
  const edit = useEditForm({
    mode: 'onTouched',
    values: { email: '', code: '', password: '' },
    schema: emailSchema(t, user.email, needsCode),
    save: ({ email, code, password }) => changeEmail({ newEmail: email, code, password }),
    said: t('updated'),
    afterSave: 'restore',
    mayBeLeft: true,
  });
  const { form, register, errorOf } = edit;

  const send = useAction({
    run: () => sendEmailCode(form.getValues('email').trim()),
    onDone: () => {
      startPause(pauseSeconds);
      if (mailMode === 'smtp') toast.success(t('email.sent'), 5000);
    },
    showsFailure: true,
  });
  const sendCode = async () => {
    if (await form.trigger('email', { shouldFocus: true })) await send.run();
  };

  return (
    <SettingsForm title={t('email.title')} edit={edit}>
      {send.failure && <Notice tone="bad">{send.failure}</Notice>}
      <p className={styles.now}>{t('email.now', { value: user.email ?? t('email.none') })}</p>
      <Field label={t('email.next')} error={errorOf('email')} isRequired>
        <TextInput type="email" autoComplete="email" {...register('email')} />
      </Field>
      {needsCode && (
        <>
          <div className={layout.row}>
            <Button size="small" isBusy={send.isBusy} disabled={left > 0} onClick={sendCode}>
              {left > 0 ? t('email.wait', { n: left }) : t('email.send')}
            </Button>
          </div>
          <Field
            label={t('email.code')}
            hint={mailMode === 'smtp' ? t('email.codeHint') : t('email.codeFromStaff')}
            error={errorOf('code')}
            isRequired
          >
            <TextInput isMono maxLength={8} autoComplete="one-time-code" {...register('code')} />
          </Field>
        </>
      )}
      <Field label={t('password.current')} error={errorOf('password')} isRequired>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <div className={layout.row}>
        <Button kind="primary" type="submit" isBusy={edit.isBusy}>
          {t('email.submit')}
        </Button>
      </div>
    </SettingsForm>
  );
}
