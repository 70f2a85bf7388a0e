import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { trainingsKey } from '../../../entities/training/trainingQueries';
import { useEditForm } from '../../../shared/forms/useEditForm';
import layout from '../../../shared/ui/layout.module.css';
import { SaveBar } from '../SaveBar';
import { BasicCard } from './BasicCard';
import type { AdminTraining, TrainingBody, TrainingDesk } from './desk';
import { EntryCard } from './EntryCard';
import { bodyOf, type TrainingForm, trainingSchema } from './trainingForm';

interface TrainingEditorProps {
  desk: TrainingDesk;
  /** Null for a new one. */
  stored: AdminTraining | null;
  values: TrainingForm;
  onCreated?: (tid: number) => void;
}

/** Where refusals of the server belong that name no field of the form. */
const fieldOf = {
  'training.bad_rank': 'rank',
  'training.pwd_required': 'privatePwd',
  'category.required': 'categoryId',
  'category.missing': 'categoryId',
} as const;

/** All that a teacher decides of a training, but for its problems. */
export function TrainingEditor({ desk, stored, values, onCreated }: TrainingEditorProps) {
  const { t } = useTranslation('adminTrainings');
  const edit = useEditForm({
    isOfPage: true,
    values,
    schema: trainingSchema((fault) => t(`fault.${fault}`)),
    save: (form, { overwrites }) => save(desk, stored, bodyOf(form), overwrites),
    said: t(stored ? 'saved' : 'created'),
    keys: [trainingsKey],
    fieldOf,
    faulty: t('faulty'),
    onSaved: (tid) => {
      if (!stored) onCreated?.(tid);
    },
  });
  return (
    <FormProvider {...edit.form}>
      <form className={layout.stack} onSubmit={edit.onSubmit} noValidate>
        <BasicCard desk={desk} />
        <EntryCard />
        <SaveBar edit={edit} makes={!stored && t('make')} />
      </form>
    </FormProvider>
  );
}

/** The number of the training; null makes a new one. */
async function save(
  desk: TrainingDesk,
  stored: AdminTraining | null,
  body: TrainingBody,
  overwrites: boolean,
): Promise<number> {
  if (!stored) return (await desk.create(body)).id;
  const { id, gmtModified } = stored;
  const training = { ...body.training, id, ...(overwrites ? {} : { gmtModified }) };
  await desk.update({ ...body, training });
  return id;
}
