import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../shared/ui/Field';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconTrash } from '../../../shared/ui/icons';
import { TextArea } from '../../../shared/ui/TextArea';
import { GroupField, ScoreField, useCaseColumns } from './CaseFields';
import styles from './pairs.module.css';
import type { ProblemForm } from './problemForm';

interface ManualCaseProps {
  /** Place in the form's list. */
  index: number;
  onRemove: (index: number) => void;
}

/** Input and output of one case, and the numbers that it is scored by. */
export function ManualCase({ index, onRemove }: ManualCaseProps) {
  const { t } = useTranslation('adminProblemEditor');
  const { register, getFieldState } = useFormContext<ProblemForm>();
  const columns = useCaseColumns();
  const input = `manualCases.${index}.input` as const;
  const { error } = getFieldState(input, useFormState<ProblemForm>({ name: input }));
  return (
    <fieldset className={styles.pair}>
      <legend className={styles.pairName}>{t('cases.number', { number: index + 1 })}</legend>
      <Field label={t('input')} error={error?.message}>
        <TextArea isMono rows={3} spellCheck={false} {...register(input)} />
      </Field>
      <Field label={t('output')}>
        <TextArea isMono rows={3} spellCheck={false} {...register(`manualCases.${index}.output`)} />
      </Field>
      {(columns.hasGroups || columns.hasScores) && (
        <div className={styles.pairNumbers}>
          {columns.hasGroups && (
            <>
              <span>{t('cases.group')}</span>
              <GroupField list="manualCases" index={index} />
            </>
          )}
          {columns.hasScores && (
            <>
              <span>{t('cases.score')}</span>
              <ScoreField list="manualCases" index={index} />
            </>
          )}
        </div>
      )}
      <IconButton
        className={styles.removePair ?? ''}
        icon={IconTrash}
        label={t('cases.removeNumber', { number: index + 1 })}
        onClick={() => onRemove(index)}
      />
    </fieldset>
  );
}
