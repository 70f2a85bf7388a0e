import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../shared/ui/Card';
import { Field } from '../../../../shared/ui/Field';
import layout from '../../../../shared/ui/layout.module.css';
import { NumberInput } from '../../../../shared/ui/NumberInput';
import { Radio } from '../../../../shared/ui/Radio';
import { Switch } from '../../../../shared/ui/Switch';
import styles from '../../desk.module.css';
import type { ExamForm } from './examForm';

/** Whoever begins late, and what arrives when somebody's time is over. */
export function EndCard() {
  const { t } = useTranslation('adminTimedWorkExam');
  const { register, formState } = useFormContext<ExamForm>();
  return (
    <Card title={t('end.title')} isPadded>
      <div className={layout.form}>
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{t('end.late')}</legend>
          <Radio
            label={t('end.cut')}
            hint={t('end.cutHint')}
            value="cut"
            {...register('lateStart')}
          />
          <Radio
            label={t('end.full')}
            hint={t('end.fullHint')}
            value="full"
            {...register('lateStart')}
          />
        </fieldset>
        <div className={styles.fields}>
          <Field
            label={t('end.grace')}
            hint={t('end.graceHint')}
            error={formState.errors.graceSeconds?.message}
            isRequired
          >
            <NumberInput unit={t('end.seconds')} maxLength={3} {...register('graceSeconds')} />
          </Field>
        </div>
        <Switch
          label={t('end.draft')}
          hint={t('end.draftHint')}
          {...register('takesLatestDraft')}
        />
      </div>
    </Card>
  );
}
