import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { peopleKey } from '../../../entities/user/people';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Field } from '../../../shared/ui/Field';
import { Notice } from '../../../shared/ui/Notice';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { TextInput } from '../../../shared/ui/TextInput';
import {
  emptyGeneration,
  faultsOf,
  type Generation,
  type GenerationFaults,
  numbersOf,
} from './generation';
import { generateUsers } from './userQueries';
import styles from './users.module.css';

interface GenerateDialogProps {
  onClose: () => void;
  /** The accounts are there; their passwords wait under the key. */
  onDone: (slipKey: string) => void;
}

/** Numbered accounts with made-up passwords, for a lesson or a contest. */
export function GenerateDialog({ onClose, onDone }: GenerateDialogProps) {
  const { t } = useTranslation('adminUsers');
  const queries = useQueryClient();
  const [form, setForm] = useState<Generation>(emptyGeneration);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const faults = faultsOf(form);
  const errorOf = (name: keyof GenerationFaults) => {
    const fault = faults[name];
    return fault && t(`generate.${fault}`);
  };
  const { first, last, count } = numbersOf(form);
  const change = (part: Partial<Generation>) => setForm((old) => ({ ...old, ...part }));

  const make = async () => {
    if (Object.keys(faults).length > 0) return;
    setBusy(true);
    setFailure(null);
    try {
      const { key } = await generateUsers(form);
      void queries.invalidateQueries({ queryKey: peopleKey });
      onDone(key);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };

  return (
    <EditDialog
      title={t('generate.title')}
      size="large"
      failure={failure}
      isBusy={isBusy}
      saveLabel={t('generate.make')}
      onSave={() => void make()}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <Field label={t('generate.prefix')} error={errorOf('name')}>
          <TextInput
            value={form.prefix}
            onInput={(event) => change({ prefix: event.currentTarget.value })}
          />
        </Field>
        <Field label={t('generate.suffix')}>
          <TextInput
            value={form.suffix}
            onInput={(event) => change({ suffix: event.currentTarget.value })}
          />
        </Field>
        <Field label={t('generate.from')}>
          <NumberInput
            value={form.from}
            onInput={(event) => change({ from: event.currentTarget.value })}
          />
        </Field>
        <Field label={t('generate.to')} error={errorOf('numbers')}>
          <NumberInput
            value={form.to}
            onInput={(event) => change({ to: event.currentTarget.value })}
          />
        </Field>
        <Field
          label={t('generate.length')}
          hint={t('generate.lengthHint')}
          error={errorOf('length')}
        >
          <NumberInput
            value={form.length}
            onInput={(event) => change({ length: event.currentTarget.value })}
          />
        </Field>
      </div>
      <Checkbox
        label={t('form.mustChange')}
        checked={form.mustChange}
        onChange={(event) => change({ mustChange: event.currentTarget.checked })}
      />
      {Object.keys(faults).length === 0 && (
        <Notice>
          {t('generate.names', {
            count,
            first: `${form.prefix}${first}${form.suffix}`,
            last: `${form.prefix}${last}${form.suffix}`,
          })}
        </Notice>
      )}
    </EditDialog>
  );
}
