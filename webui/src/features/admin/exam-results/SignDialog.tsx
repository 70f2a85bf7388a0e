import { useTranslation } from 'react-i18next';
import { object } from 'valibot';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { textOf } from '../../../shared/forms/fieldRules';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Field } from '../../../shared/ui/Field';
import { TextInput } from '../../../shared/ui/TextInput';
import { type ExamResults, keysOfResults, signResults } from './resultQueries';

/** Contract timedwork.md §16. */
const longestNote = 500;

/** Signs exactly what stands on the page: other results would be refused. */
export function SignDialog({ results, onClose }: { results: ExamResults; onClose: () => void }) {
  const { t } = useTranslation('adminExamResults');
  const { tid, digest, rows } = results;
  const version = results.versions.length + 1;
  const edit = useEditForm({
    values: { note: '' },
    schema: object({ note: textOf(0, longestNote, t('sign.badNote')) }),
    save: ({ note }) => signResults({ tid, digest, ...(note && { note }) }),
    said: (signed) => t('sign.done', { version: signed.version }),
    keys: keysOfResults(tid),
    onSaved: onClose,
    mayBeLeft: true,
  });
  return (
    <EditDialog
      title={t('sign.sign', { version })}
      edit={edit}
      saveLabel={t('sign.confirm')}
      onClose={onClose}
    >
      <p>{t('sign.body', { count: rows.length })}</p>
      <Field label={t('sign.note')} hint={t('sign.noteHint')} error={edit.errorOf('note')}>
        <TextInput autoFocus maxLength={longestNote} {...edit.register('note')} />
      </Field>
    </EditDialog>
  );
}
