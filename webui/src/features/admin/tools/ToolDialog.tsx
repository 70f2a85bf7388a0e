import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { useSaving } from '../../../shared/forms/useSaving';
import { Field } from '../../../shared/ui/Field';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { TextInput } from '../../../shared/ui/TextInput';
import { type StoredTool, saveTool, shownToolsKey, toolsKey } from './toolCalls';
import { faultsOf, type ToolFields } from './toolRules';

interface ToolDialogProps {
  /** Null makes a new one. */
  tool: StoredTool | null;
  /** The order of a new one. */
  nextSeq: number;
  onClose: () => void;
}

export function ToolDialog({ tool, nextSeq, onClose }: ToolDialogProps) {
  const { t } = useTranslation('adminTools');
  const [fields, setFields] = useState<ToolFields>({
    name: tool?.name ?? '',
    url: tool?.url ?? '',
    seq: String(tool?.seq ?? nextSeq),
  });
  const [isTried, setTried] = useState(false);
  const saving = useSaving([toolsKey, shownToolsKey], t('form.saved'), onClose);
  const faults = isTried ? faultsOf(fields) : {};
  const errorOf = (name: keyof ToolFields) => {
    const fault = faults[name];
    return fault && t(`form.${fault}`);
  };
  const change = (part: Partial<ToolFields>) => setFields((old) => ({ ...old, ...part }));

  const save = () => {
    setTried(true);
    if (Object.keys(faultsOf(fields)).length > 0) return;
    const { name, url, seq } = fields;
    const body = { name: name.trim(), url: url.trim(), seq: Number(seq) };
    void saving.run(() => saveTool(tool?.id ?? null, body));
  };

  return (
    <EditDialog
      title={t(tool ? 'form.edit' : 'form.new')}
      failure={saving.failure}
      isBusy={saving.isBusy}
      onSave={save}
      onClose={onClose}
    >
      <Field label={t('form.name')} error={errorOf('name')} isRequired>
        <TextInput
          autoFocus
          value={fields.name}
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      </Field>
      <Field label={t('form.url')} hint={t('form.urlHint')} error={errorOf('url')} isRequired>
        <TextInput
          type="url"
          value={fields.url}
          onInput={(event) => change({ url: event.currentTarget.value })}
        />
      </Field>
      <Field label={t('form.seq')} hint={t('form.seqHint')} error={errorOf('seq')} isRequired>
        <NumberInput
          value={fields.seq}
          onInput={(event) => change({ seq: event.currentTarget.value })}
        />
      </Field>
    </EditDialog>
  );
}
