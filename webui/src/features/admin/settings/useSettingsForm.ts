import type { QueryKey } from '@tanstack/react-query';
import type { FieldPath, PathValue } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { type Faults, settingsSchema } from './settingsRules';

interface SettingsFormOptions<Values extends object> {
  stored: Values;
  /** Read anew after each save. */
  queryKey: QueryKey;
  /** When the settings were saved last; sent back so that nobody's newer save is overwritten. */
  readAt?: string;
  faultsOf: (values: Values) => Faults<Values>;
  /** Takes what was changed alone. */
  save: (body: object) => Promise<unknown>;
  onSaved?: (changes: Partial<Values>) => void;
}

/** A form over stored settings: what differs is pointed out, checked, and sent alone. */
export function useSettingsForm<Values extends object>({
  stored,
  queryKey,
  readAt,
  faultsOf,
  save,
  onSaved,
}: SettingsFormOptions<Values>) {
  const { t } = useTranslation('adminSettings');
  const edit = useEditForm({
    values: stored,
    schema: settingsSchema(faultsOf, (fault) => t(`fault.${fault}`)),
    save: async (_, { changes, overwrites }) => {
      await save(readAt && !overwrites ? { ...changes, gmtModified: readAt } : changes);
      return changes;
    },
    said: t('form.saved'),
    keys: [queryKey],
    faulty: t('form.faulty'),
    afterSave: 'restore',
    ...(onSaved && { onSaved }),
  });
  const { form } = edit;
  const change = (part: Partial<Values>) => {
    for (const [name, value] of Object.entries(part)) {
      form.setValue(name as FieldPath<Values>, value as PathValue<Values, FieldPath<Values>>, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
    }
  };
  return { ...edit, values: form.watch(), change };
}
