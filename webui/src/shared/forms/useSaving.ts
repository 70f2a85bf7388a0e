import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefusal } from '../api/errors';
import { toast } from '../ui/toast';

/** Sends a change; on success it says so, every list that shows the thing is read again, and the
 * dialog closes. `conflict` names who saved the same thing meanwhile. */
export function useSaving(keys: readonly QueryKey[], said: string, onDone: () => void) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<string | null>(null);

  /** Reads the lists again and closes. */
  const finish = () => {
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
    onDone();
  };
  const run = async (change: () => Promise<unknown>, otherWords?: string) => {
    setBusy(true);
    setFailure(null);
    setConflict(null);
    try {
      await change();
      toast.success(otherWords ?? said);
      finish();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (isRefusal(error, 'edit.conflict')) setConflict(message);
      else setFailure(message);
      setBusy(false);
    }
  };
  return { isBusy, failure, conflict, run, finish };
}
