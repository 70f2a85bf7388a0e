import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { Field } from '../../../shared/ui/Field';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { TextInput } from '../../../shared/ui/TextInput';
import { toast } from '../../../shared/ui/toast';
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
  const queries = useQueryClient();
  const [fields, setFields] = useState<ToolFields>({
    name: tool?.name ?? '',
    url: tool?.url ?? '',
    seq: String(tool?.seq ?? nextSeq),
  });
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const faults = isTried ? faultsOf(fields) : {};
  const errorOf = (name: keyof ToolFields) => {
    const fault = faults[name];
    return fault && t(`form.${fault}`);
  };
  const change = (part: Partial<ToolFields>) => setFields((old) => ({ ...old, ...part }));

  const save = async () => {
    setTried(true);
    if (Object.keys(faultsOf(fields)).length > 0) return;
    setSaving(true);
    setFailure(null);
    try {
      const { name, url, seq } = fields;
      await saveTool(tool?.id ?? null, { name: name.trim(), url: url.trim(), seq: Number(seq) });
      toast.success(t('form.saved'));
      void queries.invalidateQueries({ queryKey: toolsKey });
      void queries.invalidateQueries({ queryKey: shownToolsKey });
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setSaving(false);
    }
  };

  return (
    <Dialog
      title={t(tool ? 'form.edit' : 'form.new')}
      closesOnOutsideClick={false}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button kind="primary" isBusy={isSaving} onClick={() => void save()}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <div className={layout.form}>
        {failure && <Notice tone="bad">{failure}</Notice>}
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
      </div>
    </Dialog>
  );
}
