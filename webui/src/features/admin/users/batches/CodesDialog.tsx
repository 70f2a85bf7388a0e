import { useTranslation } from 'react-i18next';
import { object, picklist } from 'valibot';
import { type Person, peopleKey } from '../../../../entities/user/people';
import { EditDialog } from '../../../../shared/forms/EditDialog';
import { useEditForm } from '../../../../shared/forms/useEditForm';
import { Field } from '../../../../shared/ui/Field';
import { Notice } from '../../../../shared/ui/Notice';
import { Select } from '../../../../shared/ui/Select';
import { makeCodes } from './batchCalls';
import type { Batches } from './useBatches';

interface CodesDialogProps {
  people: readonly Person[];
  batches: Batches;
}

/** How long codes may lie on the desks, in hours: a lesson, a day of school, a night. */
const offeredHours = [2, 8, 24] as const;

/** One-time codes for a class, in place of a password that is not known. */
export function CodesDialog({ people, batches }: CodesDialogProps) {
  const { t } = useTranslation('adminUsers');
  const edit = useEditForm({
    values: { hours: offeredHours[0] as (typeof offeredHours)[number] },
    schema: object({ hours: picklist(offeredHours) }),
    save: ({ hours }) => makeCodes(people, hours),
    said: batches.said,
    keys: [peopleKey],
    onSaved: batches.finish,
  });
  return (
    <EditDialog
      title={t('batch.codesTitle', { count: people.length })}
      edit={edit}
      saveLabel={t('batch.codesConfirm')}
      onClose={batches.close}
    >
      <p>{batches.namesOf(people)}</p>
      <Field label={t('batch.hours')}>
        <Select
          options={offeredHours.map((count) => ({
            value: String(count),
            label: t('batch.hoursLong', { count }),
          }))}
          {...edit.register('hours', { setValueAs: Number })}
        />
      </Field>
      <Notice>{t('batch.codesBody')}</Notice>
    </EditDialog>
  );
}
