import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../../shared/api/errors';
import { useLeaveGuard, useLeaveQuestion } from '../../../shared/forms/useLeaveGuard';
import { focusFirstFault } from '../../../shared/ui/Field';
import { toast } from '../../../shared/ui/toast';
import type { Faults } from './settingsRules';

interface SettingsFormOptions<Values> {
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
  const queries = useQueryClient();
  const [changes, setChanges] = useState<Partial<Values>>({});
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<string | null>(null);
  const values = { ...stored, ...changes };
  const isChanged = Object.keys(changes).length > 0;
  useLeaveGuard(isChanged, useLeaveQuestion());

  const change = (part: Partial<Values>) =>
    setChanges((before) => different({ ...before, ...part }, stored));

  const drop = () => {
    setChanges({});
    setTried(false);
    setFailure(null);
    setConflict(null);
    return queries.invalidateQueries({ queryKey });
  };

  const send = async (overwrites = false) => {
    setTried(true);
    setFailure(null);
    setConflict(null);
    if (Object.keys(faultsOf(values)).length > 0) {
      setFailure(t('form.faulty'));
      focusFirstFault(document.body);
      return;
    }
    setSaving(true);
    try {
      await save(readAt && !overwrites ? { ...changes, gmtModified: readAt } : changes);
      onSaved?.(changes);
      toast.success(t('form.saved'));
      await drop();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (isRefusal(error, 'edit.conflict')) setConflict(message);
      else setFailure(message);
    } finally {
      setSaving(false);
    }
  };

  /** The sentence under a field, once saving was tried. */
  const errorOf = (name: keyof Values): string | undefined => {
    const fault = isTried ? faultsOf(values)[name] : undefined;
    return fault && t(`fault.${fault}`);
  };

  return { values, change, isChanged, isSaving, failure, conflict, errorOf, drop, send };
}

export type SettingsForm = Pick<
  ReturnType<typeof useSettingsForm>,
  'isChanged' | 'isSaving' | 'failure' | 'conflict' | 'drop' | 'send'
>;

function different<Values extends object>(
  changes: Partial<Values>,
  stored: Values,
): Partial<Values> {
  const names = Object.keys(changes) as (keyof Values)[];
  return Object.fromEntries(
    names.filter((name) => changes[name] !== stored[name]).map((name) => [name, changes[name]]),
  ) as Partial<Values>;
}
