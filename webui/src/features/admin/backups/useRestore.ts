import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isRefusal } from '../../../shared/api/errors';
import { useAction } from '../../../shared/forms/useAction';
import { useSending } from '../../../shared/forms/useSending';
import { usePolling } from '../../../shared/lib/usePolling';
import {
  type Restored,
  type RestoreProgress,
  restoreBackup,
  restoreKey,
  restoreQuery,
  sendBackup,
} from './backupCalls';

const askEvery = 1000;

/** Putting a backup back, from the list or from a file, until the site runs on it: then everything
 * that the page knows is of another day, so that it is loaded anew. */
export function useRestore(reload: () => void = () => window.location.reload()) {
  const wasUnderWay = useRef(false);
  const [sealed, setSealed] = useState<Restored | null>(null);
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

  const put = useAction({
    run: (restored: Restored) => restoreBackup(restored),
    keys: [restoreKey],
    showsFailure: true,
    onRefused: (error, restored) => {
      if (isRefusal(error, 'backup.password_needed')) setSealed(restored);
    },
  });
  const fromFile = useSending({
    nameOf: (file: File) => file.name,
    // Not cancelled with the page: a backup that was chosen is put back.
    run: (file, { onProgress }) => sendBackup(file, { onProgress }),
    onDone: (uploadId) => void put.run({ uploadId }),
    showsFailure: true,
  });

  return {
    sending: fromFile.sending,
    isUnderWay,
    name: progress.data?.name ?? '',
    /** What the server said of a backup that it could not put back. */
    refusal: progress.data?.error ?? null,
    failure: sealed ? null : (put.failure ?? fromFile.failure),
    fromList: (name: string) => put.run({ name }),
    fromFile: fromFile.run,
    /** A backup that opens with a password alone, until it was entered. */
    sealed,
    forgetSealed: () => {
      setSealed(null);
      put.forget();
    },
  };
}

export type Restore = ReturnType<typeof useRestore>;
