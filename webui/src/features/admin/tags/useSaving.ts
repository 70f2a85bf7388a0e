import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/ui/toast';
import { levelsKey, publicKeys, tagGroupsKey } from './tagCalls';

/** Sends a change; on success every list that shows it is read again and the dialog closes. */
export function useSaving(onDone: () => void) {
  const { t } = useTranslation('adminTags');
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const run = async (change: () => Promise<unknown>, said: string = t('saved')) => {
    setBusy(true);
    setFailure(null);
    try {
      await change();
      toast.success(said);
      for (const queryKey of [tagGroupsKey, levelsKey, ...publicKeys]) {
        void queries.invalidateQueries({ queryKey });
      }
      onDone();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  return { isBusy, failure, run };
}
