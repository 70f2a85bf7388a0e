import {
  type UseFormRegisterReturn,
  useFieldArray,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Field } from '../../../shared/ui/Field';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconTrash } from '../../../shared/ui/icons';
import { Notice } from '../../../shared/ui/Notice';
import { TextArea } from '../../../shared/ui/TextArea';
import { IconPlus } from '../icons';
import styles from './editor.module.css';
import { ListError } from './ListError';
import pairsStyles from './pairs.module.css';
import { noInput, type ProblemForm } from './problemForm';

/** More of them make a statement hard to read (S3 §5). */
export const usualExamples = 2;

/** Input and output pairs that the statement shows. */
export function SamplesSection() {
  const { t } = useTranslation('adminProblemEditor');
  const { control, register } = useFormContext<ProblemForm>();
  const samples = useFieldArray({ control, name: 'examples' });
  const errors = useFormState<ProblemForm>({ name: 'examples' }).errors.examples;
  return (
    <Card
      title={t('samples.title')}
      hasRule
      actions={
        <Button
          size="small"
          icon={IconPlus}
          onClick={() => samples.append({ input: '', output: '' })}
        >
          {t('samples.add')}
        </Button>
      }
    >
      <ListError error={errors} />
      {samples.fields.length > usualExamples && (
        <Notice tone="warn" className={styles.notice ?? ''}>
          {t('samples.many', { count: usualExamples })}
        </Notice>
      )}
      {samples.fields.map((sample, index) => (
        <fieldset key={sample.id} className={pairsStyles.pair}>
          <legend className={pairsStyles.pairName}>
            {t('samples.number', { number: index + 1 })}
          </legend>
          <SampleInput
            index={index}
            registration={register(`examples.${index}.input`)}
            error={errors?.[index]?.input?.message}
          />
          <Field label={t('output')} error={errors?.[index]?.output?.message} isRequired>
            <TextArea
              isMono
              rows={3}
              spellCheck={false}
              {...register(`examples.${index}.output`)}
            />
          </Field>
          <IconButton
            className={pairsStyles.removePair ?? ''}
            icon={IconTrash}
            label={t('samples.remove', { number: index + 1 })}
            onClick={() => samples.remove(index)}
          />
        </fieldset>
      ))}
    </Card>
  );
}

interface SampleInputProps {
  index: number;
  /** Made before the output's: a sample just added gets the focus at its first field. */
  registration: UseFormRegisterReturn;
  error: string | undefined;
}

/** The input of a sample; a program that reads nothing has a sample without one. */
function SampleInput({ index, registration, error }: SampleInputProps) {
  const { t } = useTranslation('adminProblemEditor');
  const { getValues, setValue } = useFormContext<ProblemForm>();
  const name = `examples.${index}.input` as const;
  const isNone = useWatch<ProblemForm, typeof name>({ name }) === noInput;
  const choose = (readsNothing: boolean) => {
    setValue(name, readsNothing ? noInput : '', { shouldDirty: true, shouldValidate: true });
    if (!readsNothing || getValues('input').trim() !== '') return;
    setValue('input', t('samples.readsNothing'), { shouldDirty: true, shouldValidate: true });
  };
  return (
    <div className={pairsStyles.sampleInput}>
      {isNone ? (
        <p className={pairsStyles.noInput}>{t('samples.noInputHint')}</p>
      ) : (
        <Field label={t('input')} error={error} isRequired>
          <TextArea isMono rows={3} spellCheck={false} {...registration} />
        </Field>
      )}
      <Checkbox
        label={t('samples.noInput')}
        checked={isNone}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
    </div>
  );
}
