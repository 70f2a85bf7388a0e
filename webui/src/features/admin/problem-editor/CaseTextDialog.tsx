import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Field } from '../../../shared/ui/Field';
import { TextArea } from '../../../shared/ui/TextArea';

interface CaseTextDialogProps {
  name: string;
  text: string;
  onSave: (text: string) => Promise<void>;
  onClose: () => void;
}

const schema = v.object({ text: v.string() });

/** The text of a small file of the test data, changed in its place. */
export function CaseTextDialog({ name, text, onSave, onClose }: CaseTextDialogProps) {
  const { t } = useTranslation('adminProblemEditor');
  const edit = useEditForm({
    values: { text },
    schema,
    save: (output) => onSave(output.text),
    onSaved: onClose,
  });
  return (
    <EditDialog
      title={name}
      size="large"
      edit={edit}
      saveLabel={t('caseFile.keep')}
      onClose={onClose}
    >
      <Field label={t('caseFile.text')}>
        <TextArea isMono rows={16} spellCheck={false} {...edit.register('text')} />
      </Field>
    </EditDialog>
  );
}
