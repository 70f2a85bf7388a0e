import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../shared/ui/Field';
import { Select } from '../../../shared/ui/Select';
import { TextInput } from '../../../shared/ui/TextInput';
import styles from './editor.module.css';
import { type Comparison, comparisons, type ProgramNames } from './judgeProgram';
import type { ProblemForm } from './problemForm';

/** Comparisons of the judge itself: nothing to write. */
export function ComparisonFields({ names }: { names: ProgramNames }) {
  const { t } = useTranslation('adminProblemEditor');
  const { register } = useFormContext<ProblemForm>();
  const { errors } = useFormState<ProblemForm>({ name: [names.absolute, names.relative] });
  const comparison = useWatch<ProblemForm, ProgramNames['comparison']>({
    name: names.comparison,
  });
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
          {...register(names.comparison)}
        />
      </Field>
      {comparison === 'float' && (
        <>
          <Field label={t('program.absolute')} error={errors[names.absolute]?.message}>
            <TextInput isMono {...register(names.absolute)} />
          </Field>
          <Field label={t('program.relative')} error={errors[names.relative]?.message}>
            <TextInput isMono {...register(names.relative)} />
          </Field>
        </>
      )}
    </div>
  );
}
