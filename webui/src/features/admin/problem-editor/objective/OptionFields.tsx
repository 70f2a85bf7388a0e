import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/Button';
import { Checkbox } from '../../../../shared/ui/Checkbox';
import { IconButton } from '../../../../shared/ui/IconButton';
import { IconTrash } from '../../../../shared/ui/icons';
import { Radio } from '../../../../shared/ui/Radio';
import { TextInput } from '../../../../shared/ui/TextInput';
import { IconPlus } from '../../icons';
import styles from './objective.module.css';
import { letterOf, type ObjectiveForm } from './objectiveForm';

interface OptionFieldsProps {
  /** Place of the question. */
  index: number;
  error: string | undefined;
}

const most = 26;

/** The options of a choice, each with the mark whether it is right. */
export function OptionFields({ index, error }: OptionFieldsProps) {
  const { t } = useTranslation('adminProblemEditorObjective');
  const { control, register, setValue, trigger } = useFormContext<ObjectiveForm>();
  const name = `parts.${index}.options` as const;
  const { fields, append, remove } = useFieldArray({ control, name });
  const kind = useWatch({ control, name: `parts.${index}.kind` });
  const values = useWatch({ control, name });
  const isSingle = kind === 'single';
  // What is wrong with the options is told of all of them together.
  const lookAgain = () => {
    if (error) void trigger(`parts.${index}.kind`);
  };
  const choose = (place: number, isRight: boolean) => {
    fields.forEach((_, other) => {
      if (other !== place && !isSingle) return;
      setValue(`${name}.${other}.isRight`, other === place && isRight, { shouldDirty: true });
    });
    lookAgain();
  };
  const Mark = isSingle ? Radio : Checkbox;
  return (
    <fieldset className={styles.options}>
      <legend className={styles.label}>{t('options')}</legend>
      {fields.map((option, place) => {
        const letter = letterOf(place);
        return (
          <div key={option.id} className={styles.option}>
            <Mark
              name={`${name}.right`}
              label={letter}
              aria-label={t('isRight', { letter })}
              checked={values[place]?.isRight ?? false}
              onChange={(event) => choose(place, event.currentTarget.checked)}
            />
            <TextInput
              aria-label={t('option', { letter })}
              {...register(`${name}.${place}.text`, { onChange: lookAgain })}
            />
            <IconButton
              icon={IconTrash}
              label={t('removeOption', { letter })}
              onClick={() => remove(place)}
            />
          </div>
        );
      })}
      <Button
        size="small"
        icon={IconPlus}
        className={styles.addOption ?? ''}
        disabled={fields.length >= most}
        onClick={() => append({ text: '', isRight: false })}
      >
        {t('addOption')}
      </Button>
      <Checkbox label={t('shuffle')} {...register(`parts.${index}.shuffle`)} />
      <p className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
        {error ?? t('optionsHint')}
      </p>
    </fieldset>
  );
}
