import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../shared/ui/Field';
import { TextInput } from '../../../shared/ui/TextInput';
import styles from './judging.module.css';
import type { ProblemForm } from './problemForm';

/** What a program reads and writes instead of its standard streams. */
export function FileNames() {
  const { t } = useTranslation('adminProblemEditor');
  const { register } = useFormContext<ProblemForm>();
  const { errors } = useFormState<ProblemForm>({ name: ['ioReadFileName', 'ioWriteFileName'] });
  return (
    <div className={styles.fileNames}>
      <Field label={t('judging.readName')} error={errors.ioReadFileName?.message} isRequired>
        <TextInput isMono placeholder="data.in" {...register('ioReadFileName')} />
      </Field>
      <Field label={t('judging.writeName')} error={errors.ioWriteFileName?.message} isRequired>
        <TextInput isMono placeholder="data.out" {...register('ioWriteFileName')} />
      </Field>
    </div>
  );
}
