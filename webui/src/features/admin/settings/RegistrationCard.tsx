import { useTranslation } from 'react-i18next';
import { bootData } from '../../../shared/api/boot';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import { Notice } from '../../../shared/ui/Notice';
import { Radio } from '../../../shared/ui/Radio';
import { Switch } from '../../../shared/ui/Switch';
import { TextInput } from '../../../shared/ui/TextInput';
import styles from './settings.module.css';
import type { StoredWebsite } from './settingsQueries';

const modes = ['email', 'invite'] as const;

interface RegistrationCardProps {
  values: StoredWebsite;
  codeError: string | undefined;
  onChange: (changes: Partial<StoredWebsite>) => void;
}

/** Who may make an account, and how. */
export function RegistrationCard({ values, codeError, onChange }: RegistrationCardProps) {
  const { t } = useTranslation('adminSettings');
  const isWithoutMails = bootData().config.mailMode === 'off';
  return (
    <Card title={t('website.registration')} isPadded>
      <Switch
        label={t('website.register')}
        hint={t('website.registerHint')}
        checked={values.register}
        onChange={(event) => onChange({ register: event.currentTarget.checked })}
      />
      {values.register && (
        <div className={styles.apart}>
          <fieldset className={styles.choices}>
            <legend className={styles.legend}>{t('website.registerMode')}</legend>
            {modes.map((mode) => (
              <Radio
                key={mode}
                name="registerMode"
                label={t(`website.mode.${mode}`)}
                hint={t(`website.mode.${mode}Hint`)}
                checked={values.registerMode === mode}
                onChange={() => onChange({ registerMode: mode })}
              />
            ))}
            {values.registerMode === 'email' && isWithoutMails && (
              <Notice tone="warn">{t('website.mode.noMails')}</Notice>
            )}
            <Field
              label={t('website.inviteCode')}
              hint={t('website.inviteCodeHint')}
              error={codeError}
            >
              <TextInput
                isMono
                maxLength={6}
                value={values.inviteCode}
                onInput={(event) => onChange({ inviteCode: event.currentTarget.value.trim() })}
              />
            </Field>
          </fieldset>
        </div>
      )}
    </Card>
  );
}
