import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAction } from '../../../shared/forms/useAction';
import { useSending } from '../../../shared/forms/useSending';
import { usePolling } from '../../../shared/lib/usePolling';
import {
  type RestoreProgress,
  restoreBackup,
  restoreFile,
  restoreKey,
  restoreQuery,
} from './backupCalls';

const askEvery = 1000;

/** Putting a backup back, from the list or from a file, until the site runs on it: then everything
 * that the page knows is of another day, so that it is loaded anew. */
export function useRestore(reload: () => void = () => window.location.reload()) {
  const wasUnderWay = useRef(false);
  const progress = useQuery({
    ...restoreQuery,
    ...usePolling<RestoreProgress>({
      every: askEvery,
      until: ({ state }) => state === 'idle' || state === 'failed',
    }),
  });
  const state = progress.data?.state ?? 'idle';
  const isUnderWay = state === 'running' || state === 'done';
  // Sessions are those of the backup: the first answer of the new start may well be a refusal.
  const isRefused = progress.isError && !progress.isFetching;

  useEffect(() => {
    if (wasUnderWay.current && (state === 'idle' || (isRefused && state === 'done'))) reload();
    wasUnderWay.current = isUnderWay;
  }, [state, isUnderWay, isRefused, reload]);

  const keys = [restoreKey];
  const fromList = useAction({ run: restoreBackup, keys, showsFailure: true });
  const fromFile = useSending({
    nameOf: (file: File) => file.name,
    // Not cancelled with the page: a backup that was chosen is put back.
    run: (file, { onProgress }) => restoreFile(file, { onProgress }),
    keys,
    showsFailure: true,
  });

  return {
    sending: fromFile.sending,
    isUnderWay,
    name: progress.data?.name ?? '',
    /** What the server said of a backup that it could not put back. */
    refusal: progress.data?.error ?? null,
    failure: fromList.failure ?? fromFile.failure,
    fromList: fromList.run,
    fromFile: fromFile.run,
  };
}

export type Restore = ReturnType<typeof useRestore>;
