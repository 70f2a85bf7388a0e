import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../shared/lib/serverClock';
import { siteField } from '../../../../shared/lib/siteField';
import { Button } from '../../../../shared/ui/Button';
import { Card } from '../../../../shared/ui/Card';
import { Field } from '../../../../shared/ui/Field';
import layout from '../../../../shared/ui/layout.module.css';
import { Radio } from '../../../../shared/ui/Radio';
import { Switch } from '../../../../shared/ui/Switch';
import { TextInput } from '../../../../shared/ui/TextInput';
import styles from '../../desk.module.css';
import type { ExamForm } from './examForm';

const choices = ['own_end', 'all_over', 'released'] as const;

/** From when students see what came of it, and how much. */
export function ResultsCard() {
  const { t } = useTranslation('adminTimedWorkExam');
  const { register, watch } = useFormContext<ExamForm>();
  return (
    <Card title={t('results.title')} isPadded>
      <div className={layout.form}>
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{t('results.when')}</legend>
          {choices.map((choice) => (
            <Radio
              key={choice}
              label={t(`results.${choice}`)}
              hint={t(`results.${choice}Hint`)}
              value={choice}
              {...register('results')}
            />
          ))}
        </fieldset>
        {watch('results') === 'released' && <Release />}
        <Switch
          label={t('results.cases')}
          hint={t('results.casesHint')}
          {...register('showsTestCases')}
        />
        <Switch
          label={t('results.upsolving')}
          hint={t('results.upsolvingHint')}
          {...register('upsolving')}
        />
      </div>
    </Card>
  );
}

/** The moment of the release; it may be at once. */
function Release() {
  const { t } = useTranslation('adminTimedWorkExam');
  const { register, setValue, formState } = useFormContext<ExamForm>();
  const release = () =>
    setValue('releaseAt', siteField(serverNow()), { shouldDirty: true, shouldValidate: true });
  return (
    <Field
      label={t('results.release')}
      hint={t('results.releaseHint')}
      error={formState.errors.releaseAt?.message}
    >
      <TextInput type="datetime-local" step={1} {...register('releaseAt')} />
      <div>
        <Button onClick={release}>{t('results.now')}</Button>
      </div>
    </Field>
  );
}
