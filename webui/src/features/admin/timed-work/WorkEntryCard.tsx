import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import layout from '../../../shared/ui/layout.module.css';
import { PasswordInput } from '../../../shared/ui/PasswordInput';
import { Radio } from '../../../shared/ui/Radio';
import styles from '../desk.module.css';
import type { TimedWorkForm } from './timedWorkForm';
import { type AdminTimedWork, workAuths } from './timedWorkQueries';
import { WorkGroupField } from './WorkGroupField';

const choices = Object.entries(workAuths) as ['public' | 'private', number][];

/** Who may take part: everybody or a group's members, with or without a password. */
export function WorkEntryCard({ stored }: { stored: AdminTimedWork | null }) {
  const { t } = useTranslation('adminTimedWork');
  const { register, watch, formState } = useFormContext<TimedWorkForm>();
  const isOfGroup = watch('gid') !== '';
  const isShut = watch('auth') !== String(workAuths.public);
  return (
    <Card title={t('entry.title')} isPadded>
      <div className={layout.form}>
        <WorkGroupField stored={stored} />
        <fieldset className={styles.choices}>
          <legend className={layout.hiddenText}>{t('entry.title')}</legend>
          {choices.map(([name, value]) => (
            <Radio
              key={name}
              label={t(`entry.${name}`)}
              hint={t(isOfGroup && name === 'public' ? 'entry.groupHint' : `entry.${name}Hint`)}
              value={value}
              {...register('auth')}
            />
          ))}
        </fieldset>
        {isShut && (
          <div className={styles.fields}>
            <Field
              label={t('entry.pwd')}
              hint={t('entry.pwdHint')}
              error={formState.errors.pwd?.message}
              isRequired
            >
              <PasswordInput maxLength={50} autoComplete="off" {...register('pwd')} />
            </Field>
          </div>
        )}
      </div>
    </Card>
  );
}
