import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import layout from '../../../shared/ui/layout.module.css';
import { PasswordInput } from '../../../shared/ui/PasswordInput';
import { Radio } from '../../../shared/ui/Radio';
import { Switch } from '../../../shared/ui/Switch';
import styles from '../desk.module.css';
import type { TrainingForm } from './trainingForm';

const auths = ['Public', 'Private'] as const;

/** Who may enter, and whether it is shown at all. */
export function EntryCard() {
  const { t } = useTranslation('adminTrainings');
  const { register, watch, formState } = useFormContext<TrainingForm>();
  return (
    <Card title={t('entry.title')} isPadded>
      <div className={layout.form}>
        <fieldset className={styles.choices}>
          <legend className={layout.hiddenText}>{t('entry.title')}</legend>
          {auths.map((auth) => (
            <Radio
              key={auth}
              label={t(`auth.${auth}`)}
              hint={t(`entry.${auth}Hint`)}
              value={auth}
              {...register('auth')}
            />
          ))}
        </fieldset>
        {watch('auth') === 'Private' && (
          <div className={styles.fields}>
            <Field
              label={t('entry.pwd')}
              hint={t('entry.pwdHint')}
              error={formState.errors.privatePwd?.message}
              isRequired
            >
              <PasswordInput maxLength={50} autoComplete="off" {...register('privatePwd')} />
            </Field>
          </div>
        )}
        <Switch label={t('entry.status')} hint={t('entry.statusHint')} {...register('status')} />
      </div>
    </Card>
  );
}
