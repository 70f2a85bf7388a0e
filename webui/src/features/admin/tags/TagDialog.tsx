import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Tag, TagGroup } from '../../../entities/tag/tagQueries';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Field } from '../../../shared/ui/Field';
import { Select } from '../../../shared/ui/Select';
import { TextInput } from '../../../shared/ui/TextInput';
import { ColorField } from './ColorField';
import { deleteTag, saveTag, tagKeys } from './tagCalls';
import { isTaken, tagSchema } from './tagRules';

interface TagDialogProps {
  /** Null makes a new one. */
  tag: Tag | null;
  groups: readonly TagGroup[];
  onClose: () => void;
}

export function TagDialog({ tag, groups, onClose }: TagDialogProps) {
  const { t } = useTranslation('adminTags');
  const others = groups.flatMap((group) => group.tagList).filter((each) => each.id !== tag?.id);
  const edit = useEditForm({
    values: { name: tag?.name ?? '', color: tag?.color ?? '', tcid: String(tag?.tcid ?? '') },
    schema: tagSchema(t, others, tag?.color ?? null),
    save: ({ color, ...body }) => {
      const chosen = color || null;
      // A colour of another form came with an import: it stays unless somebody changes it.
      const isColorKept = tag !== null && chosen === tag.color;
      return saveTag(tag?.id ?? null, isColorKept ? body : { ...body, color: chosen });
    },
    said: t('saved'),
    keys: tagKeys,
    fieldOf: { 'tag.exists': 'name' },
    onSaved: onClose,
  });
  const { form, register, errorOf } = edit;
  const removal = tag && {
    title: t('tag.deleteTitle', { name: tag.name }),
    body: t('tag.deleteBody', { name: tag.name }),
    run: () => deleteTag(tag.id),
    said: () => t('deleted', { name: tag.name }),
    keys: tagKeys,
  };
  const nameError = isTaken(form.watch('name'), others) ? t('tag.exists') : errorOf('name');
  return (
    <EditDialog
      title={t(tag ? 'tag.edit' : 'tag.new')}
      edit={edit}
      removal={removal ?? undefined}
      onClose={onClose}
    >
      <Field label={t('name')} error={nameError} isRequired>
        <TextInput autoFocus {...register('name')} />
      </Field>
      <Field label={t('tag.classification')}>
        <Select
          options={[
            { value: '', label: t('unclassified') },
            ...groups.flatMap(({ classification }) =>
              classification
                ? [{ value: String(classification.id), label: classification.name }]
                : [],
            ),
          ]}
          {...register('tcid')}
        />
      </Field>
      <Controller
        control={form.control}
        name="color"
        render={({ field: { value, onChange, ref } }) => (
          <ColorField ref={ref} value={value} error={errorOf('color')} onChange={onChange} />
        )}
      />
    </EditDialog>
  );
}
