import { useTranslation } from 'react-i18next';
import { object } from 'valibot';
import { EditDialog } from '../../../../shared/forms/EditDialog';
import { textOf } from '../../../../shared/forms/fieldRules';
import { useEditForm } from '../../../../shared/forms/useEditForm';
import { Field } from '../../../../shared/ui/Field';
import { TextArea } from '../../../../shared/ui/TextArea';
import { type Audience, wireAudience } from '../talk/audience';
import { useAudienceName } from '../talk/useAudienceName';
import { keysOfMessages, sendMessage } from './messageQueries';

interface MessageDialogProps {
  tid: number;
  audience: Audience;
  onClose: () => void;
}

/** Contract timedwork.md §11.2. */
const longestText = 1000;

/** Says something that lies over the page of each until they have read it. */
export function MessageDialog({ tid, audience, onClose }: MessageDialogProps) {
  const { t } = useTranslation('adminExamRoomTalk');
  const name = useAudienceName(audience);
  const edit = useEditForm({
    values: { text: '' },
    schema: object({ text: textOf(1, longestText, t('message.badText')) }),
    save: ({ text }) => sendMessage({ tid, text, ...wireAudience(audience) }),
    said: () => t('message.done', { name }),
    keys: keysOfMessages(tid),
    onSaved: onClose,
  });
  return (
    <EditDialog
      title={t('message.title', { name })}
      edit={edit}
      saveLabel={t('message.send')}
      onClose={onClose}
    >
      <Field
        label={t('message.text')}
        hint={t('message.hint')}
        error={edit.errorOf('text')}
        isRequired
      >
        <TextArea autoFocus {...edit.register('text')} />
      </Field>
    </EditDialog>
  );
}
