import { useTranslation } from 'react-i18next';
import type { Classification } from '../../../entities/tag/tagQueries';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Field } from '../../../shared/ui/Field';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { TextInput } from '../../../shared/ui/TextInput';
import { deleteClassification, saveClassification, tagKeys } from './tagCalls';
import { classSchema } from './tagRules';

interface ClassificationDialogProps {
  /** Null makes a new one. */
  classification: Classification | null;
  /** The order of a new one. */
  nextRank: number;
  onClose: () => void;
}

export function ClassificationDialog({
  classification,
  nextRank,
  onClose,
}: ClassificationDialogProps) {
  const { t } = useTranslation('adminTags');
  const edit = useEditForm({
    values: { name: classification?.name ?? '', rank: String(classification?.rank ?? nextRank) },
    schema: classSchema(t),
    save: (body) => saveClassification(classification?.id ?? null, body),
    said: t('saved'),
    keys: tagKeys,
    fieldOf: { 'tag.class_exists': 'name' },
    onSaved: onClose,
  });
  const { register, errorOf } = edit;
  const removal = classification && {
    title: t('class.deleteTitle', { name: classification.name }),
    body: t('class.deleteBody', { name: classification.name }),
    run: () => deleteClassification(classification.id),
    said: () => t('deleted', { name: classification.name }),
    keys: tagKeys,
  };
  return (
    <EditDialog
      title={t(classification ? 'class.edit' : 'class.new')}
      edit={edit}
      removal={removal ?? undefined}
      onClose={onClose}
    >
      <Field label={t('name')} error={errorOf('name')} isRequired>
        <TextInput autoFocus {...register('name')} />
      </Field>
      <Field label={t('class.rank')} hint={t('class.rankHint')} error={errorOf('rank')} isRequired>
        <NumberInput {...register('rank')} />
      </Field>
    </EditDialog>
  );
}
