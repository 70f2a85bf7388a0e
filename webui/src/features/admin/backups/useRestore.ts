import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SendingFile } from '../../../shared/api/resumableUpload';
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
  const queries = useQueryClient();
  const [sending, setSending] = useState<SendingFile | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
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

  const attempt = async (run: () => Promise<unknown>) => {
    setFailure(null);
    try {
      await run();
    } catch (error) {
      setFailure(error);
    }
    setSending(null);
    await queries.invalidateQueries({ queryKey: restoreKey });
  };

  return {
    sending,
    isUnderWay,
    name: progress.data?.name ?? '',
    /** What the server said of a backup that it could not put back. */
    refusal: progress.data?.error ?? null,
    failure,
    fromList: (name: string) => attempt(() => restoreBackup(name)),
    fromFile: (file: File) =>
      attempt(() => {
        setSending({ name: file.name, share: 0 });
        return restoreFile(file, { onProgress: setSending });
      }),
  };
}

export type Restore = ReturnType<typeof useRestore>;
