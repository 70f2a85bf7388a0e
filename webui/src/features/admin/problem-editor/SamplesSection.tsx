import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconPlus, IconTrash } from '../../../shared/ui/icons';
import { Notice } from '../../../shared/ui/Notice';
import { TextArea } from '../../../shared/ui/TextArea';
import styles from './editor.module.css';
import { ListError } from './ListError';
import pairsStyles from './pairs.module.css';
import type { ProblemForm } from './problemForm';

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
          <Field label={t('input')} error={errors?.[index]?.input?.message} isRequired>
            <TextArea isMono rows={3} spellCheck={false} {...register(`examples.${index}.input`)} />
          </Field>
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
