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
import { type Honor, honorsKey, saveHonor } from './honorCalls';
import { faultsOf, type HonorFields } from './honorRules';
import styles from './honors.module.css';

interface HonorDialogProps {
  /** Null makes a new one. */
  honor: Honor | null;
  onClose: () => void;
}

export function HonorDialog({ honor, onClose }: HonorDialogProps) {
  const { t } = useTranslation('adminHonors');
  const queries = useQueryClient();
  const [fields, setFields] = useState<HonorFields>({
    name: honor?.name ?? '',
    color: honor?.color ?? '#c0392b',
    ac: honor ? String(honor.ac) : '',
  });
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const faults = isTried ? faultsOf(fields) : {};
  const errorOf = (name: keyof HonorFields) => {
    const fault = faults[name];
    return fault && t(`form.${fault}`);
  };
  const change = (part: Partial<HonorFields>) => setFields((old) => ({ ...old, ...part }));

  const save = async () => {
    setTried(true);
    if (Object.keys(faultsOf(fields)).length > 0) return;
    setSaving(true);
    setFailure(null);
    try {
      const { name, color, ac } = fields;
      const body = { name: name.trim(), color: color.trim(), ac: Number(ac) };
      await saveHonor(honor?.id ?? null, body);
      toast.success(t('form.saved'));
      void queries.invalidateQueries({ queryKey: honorsKey });
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setSaving(false);
    }
  };

  return (
    <Dialog
      title={t(honor ? 'form.edit' : 'form.new')}
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
        <Field label={t('form.ac')} hint={t('form.acHint')} error={errorOf('ac')} isRequired>
          <NumberInput
            value={fields.ac}
            onInput={(event) => change({ ac: event.currentTarget.value })}
          />
        </Field>
        <Field
          label={t('form.color')}
          hint={t('form.colorHint')}
          error={errorOf('color')}
          isRequired
        >
          <TextInput
            isMono
            maxLength={7}
            value={fields.color}
            onInput={(event) => change({ color: event.currentTarget.value })}
            suffix={<span className={styles.swatch} style={{ background: fields.color }} />}
          />
        </Field>
      </div>
    </Dialog>
  );
}
