import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../shared/ui/Checkbox';
import { Field } from '../../../../shared/ui/Field';
import { Select } from '../../../../shared/ui/Select';
import { TextArea } from '../../../../shared/ui/TextArea';
import type { ObjectiveForm, PartKind } from './objectiveForm';

interface AcceptedAnswersProps {
  index: number;
  kind: PartKind;
  error: string | undefined;
}

/** What is right where there are no options: one of two words, or any of some texts. */
export function AcceptedAnswers({ index, kind, error }: AcceptedAnswersProps) {
  const { t } = useTranslation('adminProblemEditorObjective');
  const { register } = useFormContext<ObjectiveForm>();
  if (kind === 'judge') {
    return (
      <Field label={t('truth')}>
        <Select
          options={(['true', 'false'] as const).map((value) => ({ value, label: t(value) }))}
          {...register(`parts.${index}.truth`)}
        />
      </Field>
    );
  }
  return (
    <>
      <Field label={t('accepted')} hint={t('acceptedHint')} error={error} isRequired>
        <TextArea rows={3} spellCheck={false} {...register(`parts.${index}.accepted`)} />
      </Field>
      <Checkbox label={t('caseSensitive')} {...register(`parts.${index}.caseSensitive`)} />
    </>
  );
}
