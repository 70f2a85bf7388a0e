import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EditNotices } from '../../../../shared/forms/EditNotices';
import { useEditForm } from '../../../../shared/forms/useEditForm';
import { Button } from '../../../../shared/ui/Button';
import layout from '../../../../shared/ui/layout.module.css';
import styles from '../../desk.module.css';
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
        <div className={styles.saveBar}>
          <EditNotices edit={edit} />
          <div className={styles.saveTools}>
            <span className={styles.saveWord}>{t(edit.isChanged ? 'changed' : 'unchanged')}</span>
            {edit.isChanged && <Button onClick={() => void edit.drop()}>{t('discard')}</Button>}
            <Button kind="primary" type="submit" disabled={!edit.isChanged} isBusy={edit.isBusy}>
              {t('save')}
            </Button>
          </div>
        </div>
      </form>
    </FormProvider>
  );
}
