import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'valibot';
import { classesQuery, type Person, peopleKey } from '../../../../entities/user/people';
import { EditDialog } from '../../../../shared/forms/EditDialog';
import { textOf } from '../../../../shared/forms/fieldRules';
import { useEditForm } from '../../../../shared/forms/useEditForm';
import { Field } from '../../../../shared/ui/Field';
import { TextInput } from '../../../../shared/ui/TextInput';
import { changeMany } from './batchCalls';
import type { Batches } from './useBatches';

interface ClassDialogProps {
  people: readonly Person[];
  batches: Batches;
}

const longestClass = 50;

/** Into another class, such as after the summer. */
export function ClassDialog({ people, batches }: ClassDialogProps) {
  const { t } = useTranslation('adminUsers');
  const listId = useId();
  const classes = useQuery(classesQuery).data ?? [];
  const edit = useEditForm({
    values: { className: '' },
    schema: object({ className: textOf(0, longestClass, t('batch.classFault')) }),
    save: ({ className }) => changeMany(people, { className }),
    said: batches.said,
    keys: [peopleKey],
    onSaved: batches.finish,
  });
  return (
    <EditDialog
      title={t('batch.classTitle', { count: people.length })}
      edit={edit}
      saveLabel={t('batch.classConfirm')}
      onClose={batches.close}
    >
      <p>{batches.namesOf(people)}</p>
      <Field
        label={t('form.className')}
        hint={t('batch.classHint')}
        error={edit.errorOf('className')}
      >
        <TextInput list={listId} maxLength={longestClass} {...edit.register('className')} />
      </Field>
      <datalist id={listId}>
        {classes.map(({ className }) => (
          <option key={className} value={className} />
        ))}
      </datalist>
    </EditDialog>
  );
}
