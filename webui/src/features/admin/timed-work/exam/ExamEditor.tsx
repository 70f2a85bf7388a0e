import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useEditForm } from '../../../../shared/forms/useEditForm';
import layout from '../../../../shared/ui/layout.module.css';
import { SaveBar } from '../../SaveBar';
import { EditorCard } from './EditorCard';
import { EndCard } from './EndCard';
import { bodyOf, formOf } from './examForm';
import { type ExamSettings, keysOfExam, saveExam } from './examQueries';
import { examSchema } from './examRules';
import { LanguagesCard } from './LanguagesCard';
import { ResultsCard } from './ResultsCard';
import { RoomCard } from './RoomCard';

/** All that a teacher decides of a timed work as an exam. */
export function ExamEditor({ stored }: { stored: ExamSettings }) {
  const { t } = useTranslation('adminTimedWorkExam');
  const edit = useEditForm({
    values: formOf(stored),
    schema: examSchema((fault) => t(`fault.${fault}`)),
    save: (form, { overwrites }) => saveExam(stored, bodyOf(form), overwrites),
    said: t('saved'),
    keys: keysOfExam(stored.tid),
    faulty: t('faulty'),
  });
  return (
    <FormProvider {...edit.form}>
      <form className={layout.stack} onSubmit={edit.onSubmit} noValidate>
        <EndCard />
        <ResultsCard />
        <LanguagesCard />
        <EditorCard />
        <RoomCard />
        <SaveBar edit={edit} />
      </form>
    </FormProvider>
  );
}
