import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Field } from '../../../shared/ui/Field';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { TextInput } from '../../../shared/ui/TextInput';
import { type StoredTool, saveTool, shownToolsKey, toolsKey } from './toolCalls';
import { toolSchema } from './toolSchema';

interface ToolDialogProps {
  /** Null makes a new one. */
  tool: StoredTool | null;
  /** The order of a new one. */
  nextSeq: number;
  onClose: () => void;
}

export function ToolDialog({ tool, nextSeq, onClose }: ToolDialogProps) {
  const { t } = useTranslation('adminTools');
  const edit = useEditForm({
    values: {
      name: tool?.name ?? '',
      url: tool?.url ?? '',
      seq: String(tool?.seq ?? nextSeq),
    },
    schema: toolSchema(t),
    save: (body) => saveTool(tool?.id ?? null, body),
    said: t('form.saved'),
    keys: [toolsKey, shownToolsKey],
    onSaved: onClose,
  });
  const { register, errorOf } = edit;

  return (
    <EditDialog title={t(tool ? 'form.edit' : 'form.new')} edit={edit} onClose={onClose}>
      <Field label={t('form.name')} error={errorOf('name')} isRequired>
        <TextInput autoFocus {...register('name')} />
      </Field>
      <Field label={t('form.url')} hint={t('form.urlHint')} error={errorOf('url')} isRequired>
        <TextInput type="url" {...register('url')} />
      </Field>
      <Field label={t('form.seq')} hint={t('form.seqHint')} error={errorOf('seq')} isRequired>
        <NumberInput {...register('seq')} />
      </Field>
    </EditDialog>
  );
}
