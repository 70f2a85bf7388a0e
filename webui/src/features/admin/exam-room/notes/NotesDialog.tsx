import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { object } from 'valibot';
import { EditDialog } from '../../../../shared/forms/EditDialog';
import { textOf } from '../../../../shared/forms/fieldRules';
import { useEditForm } from '../../../../shared/forms/useEditForm';
import { siteClock } from '../../../../shared/lib/siteTime';
import { Field } from '../../../../shared/ui/Field';
import { TextArea } from '../../../../shared/ui/TextArea';
import styles from '../talk/talk.module.css';
import { addNote, notesQuery } from './noteQueries';

interface NotesDialogProps {
  tid: number;
  uid: string;
  name: string;
  onClose: () => void;
}

/** Contract timedwork.md §11.4. */
const longestText = 1000;

/** What was written down about somebody, and one more; nothing is changed afterwards. */
export function NotesDialog({ tid, uid, name, onClose }: NotesDialogProps) {
  const { t } = useTranslation('adminExamRoomTalk');
  const notes = useQuery(notesQuery(tid, uid));
  const edit = useEditForm({
    values: { text: '' },
    schema: object({ text: textOf(1, longestText, t('note.badText')) }),
    save: ({ text }) => addNote({ tid, uid, text }),
    said: () => t('note.done'),
    keys: [notesQuery(tid, uid).queryKey],
    onSaved: onClose,
  });
  return (
    <EditDialog title={t('note.title', { name })} edit={edit} onClose={onClose}>
      <ul className={styles.list}>
        {notes.data?.map(({ id, text, author, seat, gmtCreate }) => (
          <li key={id}>
            <span className={styles.said}>{text}</span>
            <span className={styles.remark}>
              {[siteClock(gmtCreate), author, seat].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <Field label={t('note.text')} hint={t('note.hint')} error={edit.errorOf('text')} isRequired>
        <TextArea autoFocus {...edit.register('text')} />
      </Field>
    </EditDialog>
  );
}
