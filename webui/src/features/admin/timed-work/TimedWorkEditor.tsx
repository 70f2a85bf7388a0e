import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useEditForm } from '../../../shared/forms/useEditForm';
import layout from '../../../shared/ui/layout.module.css';
import { SaveBar } from '../SaveBar';
import { bodyOf, type TimedWorkForm } from './timedWorkForm';
import { type AdminTimedWork, saveWork, worksKey } from './timedWorkQueries';
import { workSchema } from './timedWorkRules';
import { WorkBasicCard } from './WorkBasicCard';
import { WorkEntryCard } from './WorkEntryCard';
import { WorkScoreCard } from './WorkScoreCard';
import { WorkTimeCard } from './WorkTimeCard';

interface TimedWorkEditorProps {
  /** Null for a new work. */
  stored: AdminTimedWork | null;
  values: TimedWorkForm;
  onCreated?: (tid: number) => void;
}

/** Where refusals of the server belong that name no field. */
const fieldOf = { 'timedwork.bad_time': 'end', 'timedwork.pwd_required': 'pwd' } as const;

/** All that a teacher decides of a timed work, but for its problems. */
export function TimedWorkEditor({ stored, values, onCreated }: TimedWorkEditorProps) {
  const { t } = useTranslation('adminTimedWork');
  const edit = useEditForm({
    isOfPage: true,
    values,
    schema: workSchema((fault) => t(`fault.${fault}`)),
    save: (form, { overwrites }) => saveWork(stored, bodyOf(form), overwrites),
    said: t(stored ? 'saved' : 'created'),
    keys: [worksKey],
    fieldOf,
    faulty: t('faulty'),
    onSaved: (tid) => {
      if (!stored) onCreated?.(tid);
    },
  });
  return (
    <FormProvider {...edit.form}>
      <form className={layout.stack} onSubmit={edit.onSubmit} noValidate>
        <WorkBasicCard />
        <WorkTimeCard />
        <WorkEntryCard stored={stored} />
        <WorkScoreCard />
        <SaveBar edit={edit} makes={!stored && t('make')} />
      </form>
    </FormProvider>
  );
}
