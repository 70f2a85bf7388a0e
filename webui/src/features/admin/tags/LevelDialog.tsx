import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Difficulty } from '../../../entities/problem/problemQueries';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Field } from '../../../shared/ui/Field';
import { TextInput } from '../../../shared/ui/TextInput';
import { ColorField } from './ColorField';
import { deleteLevel, saveLevel, tagKeys } from './tagCalls';
import { firstLevels, levelSchema } from './tagRules';

interface LevelDialogProps {
  /** Null makes a new one. */
  level: Difficulty | null;
  onClose: () => void;
}

export function LevelDialog({ level, onClose }: LevelDialogProps) {
  const { t } = useTranslation('adminTags');
  const edit = useEditForm({
    values: { name: level?.name ?? '', color: level?.color ?? '#8e44ad' },
    schema: levelSchema(t),
    save: (body) => saveLevel(level?.id ?? null, body),
    said: t('saved'),
    keys: tagKeys,
    onSaved: onClose,
  });
  const { form, register, errorOf } = edit;
  const removal =
    level && !firstLevels.includes(level.id)
      ? {
          title: t('level.deleteTitle', { name: level.name }),
          body: t('level.deleteBody'),
          run: () => deleteLevel(level.id),
          said: () => t('deleted', { name: level.name }),
          keys: tagKeys,
        }
      : undefined;
  return (
    <EditDialog
      title={t(level ? 'level.edit' : 'level.new')}
      edit={edit}
      removal={removal}
      onClose={onClose}
    >
      <Field label={t('name')} error={errorOf('name')} isRequired>
        <TextInput autoFocus {...register('name')} />
      </Field>
      <Controller
        control={form.control}
        name="color"
        render={({ field: { value, onChange, ref } }) => (
          <ColorField
            ref={ref}
            value={value}
            error={errorOf('color')}
            isRequired
            onChange={onChange}
          />
        )}
      />
    </EditDialog>
  );
}
