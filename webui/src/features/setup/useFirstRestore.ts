import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isRefusal } from '../../shared/api/errors';
import { useAction } from '../../shared/forms/useAction';
import { useSending } from '../../shared/forms/useSending';
import { usePolling } from '../../shared/lib/usePolling';
import {
  type Chosen,
  type FirstProgress,
  type FoundBackup,
  findBackups,
  firstProgressKey,
  firstProgressQuery,
  restoreFirst,
  sendFirst,
} from './restoreCalls';

/** Whoever has several in a drawer is asked for the password of one by its name. */
export interface NamedBackup {
  chosen: Chosen;
  name: string;
}

/** A new site that begins with a backup, until it runs on it. `onRestored` then reads the setup again:
 * it is needed no more. */
export function useFirstRestore(code: string, onRestored: () => void) {
  const [found, setFound] = useState<readonly FoundBackup[] | null>(null);
  const [sealed, setSealed] = useState<NamedBackup | null>(null);
  const wasUnderWay = useRef(false);
  const progress = useQuery({
    ...firstProgressQuery,
    ...usePolling<FirstProgress>({
      every: 1000,
      until: ({ state }) => state === 'idle' || state === 'failed',
    }),
  });
  const state = progress.data?.state ?? 'idle';
  const isUnderWay = state === 'running' || state === 'done';
  // The site that runs on the backup has been set up, and says so in place of an answer.
  const isOver =
    isRefusal(progress.error, 'setup.done') || (wasUnderWay.current && state === 'idle');
  useEffect(() => {
    wasUnderWay.current = isUnderWay;
    if (isOver) onRestored();
  }, [isUnderWay, isOver, onRestored]);

  const look = useAction({ run: () => findBackups(code), onDone: setFound, showsFailure: true });
  const put = useAction({
    run: ({ backup, password }: { backup: NamedBackup; password: string }) =>
      restoreFirst(code, backup.chosen, password),
    keys: [firstProgressKey],
    showsFailure: true,
    onDone: () => setSealed(null),
    onRefused: (error, { backup }) => {
      if (isRefusal(error, 'backup.password_needed')) setSealed(backup);
    },
  });
  const send = useSending({
    nameOf: (file: File) => file.name,
    run: (file, way) => sendFirst(code, file, way),
    onDone: (uploadId, { name }) =>
      void put.run({ backup: { chosen: { uploadId }, name }, password: '' }),
    showsFailure: true,
  });

  return {
    found,
    look,
    send,
    /** A backup that opens with a password alone, until it was entered. */
    sealed,
    put,
    isUnderWay,
    name: progress.data?.name ?? '',
    refusal: progress.data?.error ?? null,
    failure: look.failure ?? send.failure ?? put.failure,
  };
}
