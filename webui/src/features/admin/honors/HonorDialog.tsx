import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { useSaving } from '../../../shared/forms/useSaving';
import { Field } from '../../../shared/ui/Field';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { TextInput } from '../../../shared/ui/TextInput';
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
  const [fields, setFields] = useState<HonorFields>({
    name: honor?.name ?? '',
    color: honor?.color ?? '#c0392b',
    ac: honor ? String(honor.ac) : '',
  });
  const [isTried, setTried] = useState(false);
  const saving = useSaving([honorsKey], t('form.saved'), onClose);
  const faults = isTried ? faultsOf(fields) : {};
  const errorOf = (name: keyof HonorFields) => {
    const fault = faults[name];
    return fault && t(`form.${fault}`);
  };
  const change = (part: Partial<HonorFields>) => setFields((old) => ({ ...old, ...part }));

  const save = () => {
    setTried(true);
    if (Object.keys(faultsOf(fields)).length > 0) return;
    const { name, color, ac } = fields;
    const body = { name: name.trim(), color: color.trim(), ac: Number(ac) };
    void saving.run(() => saveHonor(honor?.id ?? null, body));
  };

  return (
    <EditDialog
      title={t(honor ? 'form.edit' : 'form.new')}
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
      <Field label={t('form.ac')} hint={t('form.acHint')} error={errorOf('ac')} isRequired>
        <NumberInput
          value={fields.ac}
          onInput={(event) => change({ ac: event.currentTarget.value })}
        />
      </Field>
      <Field label={t('form.color')} hint={t('form.colorHint')} error={errorOf('color')} isRequired>
        <TextInput
          isMono
          maxLength={7}
          value={fields.color}
          onInput={(event) => change({ color: event.currentTarget.value })}
          suffix={<span className={styles.swatch} style={{ background: fields.color }} />}
        />
      </Field>
    </EditDialog>
  );
}
