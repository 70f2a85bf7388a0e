import { useTranslation } from 'react-i18next';
import { object, pipe, regex, string } from 'valibot';
import { trainingsKey } from '../../../entities/training/trainingQueries';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { textOf } from '../../../shared/forms/fieldRules';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Field } from '../../../shared/ui/Field';
import { TextInput } from '../../../shared/ui/TextInput';
import type { TrainingCategory, TrainingDesk } from './desk';

interface CategoryDialogProps {
  desk: TrainingDesk;
  /** Null makes a new one. */
  category: TrainingCategory | null;
  onClose: () => void;
}

const firstColor = '#409eff';

export function CategoryDialog({ desk, category, onClose }: CategoryDialogProps) {
  const { t } = useTranslation('adminTrainings');
  const edit = useEditForm({
    values: { name: category?.name ?? '', color: category?.color ?? firstColor },
    schema: object({
      name: textOf(1, 50, t('category.badName')),
      color: pipe(string(), regex(/^#[0-9a-fA-F]{6}$/, t('category.badColor'))),
    }),
    save: (body): Promise<unknown> =>
      category ? desk.changeCategory({ id: category.id, ...body }) : desk.createCategory(body),
    said: t('saved'),
    keys: [trainingsKey],
    fieldOf: { 'category.exists': 'name' },
    onSaved: onClose,
  });
  const { register, errorOf } = edit;
  const removal = category && {
    title: t('category.removeTitle', { name: category.name }),
    body: t('category.removeBody'),
    run: () => desk.removeCategory(category.id),
    said: () => t('category.removed', { name: category.name }),
    keys: [trainingsKey],
  };
  return (
    <EditDialog
      title={t(category ? 'category.edit' : 'category.create')}
      edit={edit}
      removal={removal ?? undefined}
      onClose={onClose}
    >
      <Field label={t('category.name')} error={errorOf('name')} isRequired>
        <TextInput autoFocus maxLength={50} {...register('name')} />
      </Field>
      <Field label={t('category.color')} error={errorOf('color')} isRequired>
        <TextInput type="color" {...register('color')} />
      </Field>
    </EditDialog>
  );
}
