import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../shared/ui/Field';
import { Select } from '../../../shared/ui/Select';
import { TextInput } from '../../../shared/ui/TextInput';
import styles from './editor.module.css';
import { type Comparison, comparisons } from './judgeProgram';
import type { ProblemForm } from './problemForm';

/** Comparisons of the judge itself: nothing to write. */
export function ComparisonFields() {
  const { t } = useTranslation('adminProblemEditor');
  const { register } = useFormContext<ProblemForm>();
  const { errors } = useFormState<ProblemForm>({ name: ['absolute', 'relative'] });
  const comparison = useWatch<ProblemForm, 'comparison'>({ name: 'comparison' });
  return (
    <div className={styles.three}>
      <Field
        label={t('program.comparison')}
        hint={t(`program.comparisonHints.${comparison as Comparison}`)}
      >
        <Select
          options={comparisons.map((each) => ({
            value: each,
            label: t(`program.comparisons.${each}`),
          }))}
          {...register('comparison')}
        />
      </Field>
      {comparison === 'float' && (
        <>
          <Field label={t('program.absolute')} error={errors.absolute?.message}>
            <TextInput isMono {...register('absolute')} />
          </Field>
          <Field label={t('program.relative')} error={errors.relative?.message}>
            <TextInput isMono {...register('relative')} />
          </Field>
        </>
      )}
    </div>
  );
}
