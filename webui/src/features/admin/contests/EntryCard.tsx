import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import layout from '../../../shared/ui/layout.module.css';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { PasswordInput } from '../../../shared/ui/PasswordInput';
import { Radio } from '../../../shared/ui/Radio';
import { Switch } from '../../../shared/ui/Switch';
import { TextArea } from '../../../shared/ui/TextArea';
import { TextInput } from '../../../shared/ui/TextInput';
import styles from '../desk.module.css';
import { rangeOf } from './accountRule';
import { type ContestForm, ruleOf } from './contestForm';
import { contestAuths } from './contestQueries';

const choices = Object.entries(contestAuths) as ['public' | 'private' | 'protected', number][];

/** Who may take part: everybody, who knows the password, and of those only certain accounts. */
export function EntryCard() {
  const { t } = useTranslation('adminContests');
  const { register, watch, formState } = useFormContext<ContestForm>();
  const { errors } = formState;
  const isShut = watch('auth') !== String(contestAuths.public);
  return (
    <Card title={t('entry.title')} isPadded>
      <div className={layout.form}>
        <fieldset className={styles.choices}>
          <legend className={layout.hiddenText}>{t('entry.title')}</legend>
          {choices.map(([name, value]) => (
            <Radio
              key={name}
              label={t(`entry.${name}`)}
              hint={t(`entry.${name}Hint`)}
              value={value}
              {...register('auth')}
            />
          ))}
        </fieldset>
        {isShut && (
          <>
            <div className={styles.fields}>
              <Field
                label={t('entry.pwd')}
                hint={t('entry.pwdHint')}
                error={errors.pwd?.message}
                isRequired
              >
                <PasswordInput maxLength={50} autoComplete="off" {...register('pwd')} />
              </Field>
            </div>
            <Switch
              label={t('entry.limit')}
              hint={t('entry.limitHint')}
              {...register('openAccountLimit')}
            />
            {watch('openAccountLimit') && <RuleFields />}
          </>
        )}
      </div>
    </Card>
  );
}

/** The account rule by its parts (contract contest.md §2). */
function RuleFields() {
  const { t } = useTranslation('adminContests');
  const { register, watch, formState } = useFormContext<ContestForm>();
  const { errors } = formState;
  const [first, last] = rangeOf(ruleOf(watch()));
  return (
    <div className={styles.fields}>
      <Field label={t('entry.prefix')}>
        <TextInput maxLength={20} spellCheck={false} {...register('rulePrefix')} />
      </Field>
      <Field label={t('entry.suffix')}>
        <TextInput maxLength={20} spellCheck={false} {...register('ruleSuffix')} />
      </Field>
      <Field label={t('entry.from')} error={errors.ruleStart?.message}>
        <NumberInput {...register('ruleStart')} />
      </Field>
      <Field label={t('entry.to')} error={errors.ruleEnd?.message}>
        <NumberInput {...register('ruleEnd')} />
      </Field>
      <p className={styles.remark}>{t('entry.range', { first, last })}</p>
      <div className={styles.wide}>
        <Field label={t('entry.extra')} hint={t('entry.extraHint')}>
          <TextArea rows={2} spellCheck={false} {...register('ruleExtra')} />
        </Field>
      </div>
    </div>
  );
}
