import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { bootData } from '../../../shared/api/boot';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import layout from '../../../shared/ui/layout.module.css';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { PasswordInput } from '../../../shared/ui/PasswordInput';
import { Radio } from '../../../shared/ui/Radio';
import { Switch } from '../../../shared/ui/Switch';
import { TextInput } from '../../../shared/ui/TextInput';
import { SaveBar } from '../SaveBar';
import styles from './settings.module.css';
import { mailQuery, outboxKey, type StoredMail, saveMail } from './settingsQueries';
import { type MailFields, mailFaults } from './settingsRules';
import { useSettingsForm } from './useSettingsForm';

const modes = ['off', 'outbox', 'smtp'] as const;

interface MailFormProps {
  stored: StoredMail;
  onChanged: (isChanged: boolean) => void;
}

export function MailForm({ stored, onChanged }: MailFormProps) {
  const { t } = useTranslation('adminSettings');
  const queries = useQueryClient();
  const { emailBGImg: _, gmtModified, ...shown } = stored;
  const form = useSettingsForm<MailFields>({
    stored: { ...shown, emailPort: String(stored.emailPort) },
    queryKey: mailQuery.queryKey,
    readAt: gmtModified,
    faultsOf: mailFaults,
    save: (changes) => saveMail(wireOf(changes)),
    onSaved: (changes) => {
      if (changes.mailMode) bootData().config.mailMode = changes.mailMode;
      void queries.invalidateQueries({ queryKey: outboxKey });
    },
  });
  const { values, change, errorOf } = form;
  useEffect(() => onChanged(form.isChanged), [form.isChanged, onChanged]);
  return (
    <div className={layout.stack}>
      <Card title={t('mail.title')} isPadded>
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{t('mail.mode')}</legend>
          {modes.map((mode) => (
            <Radio
              key={mode}
              name="mailMode"
              label={t(`mail.${mode}`)}
              hint={t(`mail.${mode}Hint`)}
              checked={values.mailMode === mode}
              onChange={() => change({ mailMode: mode })}
            />
          ))}
        </fieldset>
        {values.mailMode === 'smtp' && (
          <div className={`${styles.fields} ${styles.apart}`}>
            <Field label={t('mail.host')} error={errorOf('emailHost')} isRequired>
              <TextInput
                maxLength={255}
                value={values.emailHost}
                onInput={(event) => change({ emailHost: event.currentTarget.value.trim() })}
              />
            </Field>
            <Field label={t('mail.port')} error={errorOf('emailPort')} isRequired>
              <NumberInput
                value={values.emailPort}
                onInput={(event) => change({ emailPort: event.currentTarget.value.trim() })}
              />
            </Field>
            <Field label={t('mail.from')} hint={t('mail.fromHint')} error={errorOf('emailFrom')}>
              <TextInput
                maxLength={255}
                value={values.emailFrom}
                onInput={(event) => change({ emailFrom: event.currentTarget.value.trim() })}
              />
            </Field>
            <Field label={t('mail.username')} hint={t('mail.usernameHint')}>
              <TextInput
                maxLength={255}
                value={values.emailUsername}
                onInput={(event) => change({ emailUsername: event.currentTarget.value.trim() })}
              />
            </Field>
            <Field label={t('mail.password')} hint={t('mail.passwordHint')}>
              <PasswordInput
                autoComplete="new-password"
                maxLength={255}
                value={values.emailPassword}
                onInput={(event) => change({ emailPassword: event.currentTarget.value })}
              />
            </Field>
            <Switch
              className={styles.wide}
              label={t('mail.ssl')}
              hint={t('mail.sslHint')}
              checked={values.emailSsl}
              onChange={(event) => change({ emailSsl: event.currentTarget.checked })}
            />
          </div>
        )}
      </Card>
      <SaveBar edit={form} onSave={() => void form.save()} />
    </div>
  );
}

function wireOf(changes: Partial<MailFields>): object {
  const { emailPort, ...rest } = changes;
  return emailPort === undefined ? rest : { ...rest, emailPort: Number(emailPort) };
}
