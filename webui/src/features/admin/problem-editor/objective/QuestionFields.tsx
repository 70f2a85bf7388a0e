import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../shared/ui/Field';
import { IconButton } from '../../../../shared/ui/IconButton';
import { IconChevronDown, IconChevronUp, IconTrash } from '../../../../shared/ui/icons';
import { NumberInput } from '../../../../shared/ui/NumberInput';
import { Select } from '../../../../shared/ui/Select';
import { TextArea } from '../../../../shared/ui/TextArea';
import { AcceptedAnswers } from './AcceptedAnswers';
import { OptionFields } from './OptionFields';
import styles from './objective.module.css';
import { hasOptions, type ObjectiveForm, partKinds } from './objectiveForm';

interface QuestionFieldsProps {
  /** Place in the form's list. */
  index: number;
  isLast: boolean;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}

/** One question: its kind, points, words, and what is right. */
export function QuestionFields({ index, isLast, onMove, onRemove }: QuestionFieldsProps) {
  const { t } = useTranslation('adminProblemEditorObjective');
  const { register } = useFormContext<ObjectiveForm>();
  const path = `parts.${index}` as const;
  const kind = useWatch<ObjectiveForm, `parts.${number}.kind`>({ name: `${path}.kind` });
  const errors = useFormState<ObjectiveForm>({ name: path }).errors.parts?.[index];
  const number = index + 1;
  return (
    <fieldset className={styles.question}>
      <legend className={styles.name}>{t('number', { number })}</legend>
      <div className={styles.tools}>
        <IconButton
          icon={IconChevronUp}
          label={t('up', { number })}
          disabled={index === 0}
          onClick={() => onMove(index, index - 1)}
        />
        <IconButton
          icon={IconChevronDown}
          label={t('down', { number })}
          disabled={isLast}
          onClick={() => onMove(index, index + 1)}
        />
        <IconButton
          icon={IconTrash}
          label={t('remove', { number })}
          onClick={() => onRemove(index)}
        />
      </div>
      <div className={styles.two}>
        <Field label={t('kind')}>
          <Select
            options={partKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            {...register(`${path}.kind`)}
          />
        </Field>
        <Field label={t('score')} error={errors?.score?.message} isRequired>
          <NumberInput {...register(`${path}.score`)} />
        </Field>
      </div>
      <Field label={t('stem')} error={errors?.stem?.message} isRequired>
        <TextArea rows={3} {...register(`${path}.stem`)} />
      </Field>
      {hasOptions(kind) ? (
        <OptionFields index={index} error={errors?.kind?.message} />
      ) : (
        <AcceptedAnswers index={index} kind={kind} error={errors?.accepted?.message} />
      )}
    </fieldset>
  );
}
