import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../shared/ui/toast';

/** Sends a change; on success it says so, every list that shows the thing is read again, and the
 * dialog closes. */
export function useSaving(keys: readonly QueryKey[], said: string, onDone: () => void) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const run = async (change: () => Promise<unknown>, otherWords?: string) => {
    setBusy(true);
    setFailure(null);
    try {
      await change();
      toast.success(otherWords ?? said);
      for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
      onDone();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  return { isBusy, failure, run };
}
