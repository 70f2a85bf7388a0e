import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefusal } from '../../../shared/api/errors';
import { useAction } from '../../../shared/forms/useAction';
import { readStoredJson, storageKeys, writeStored } from '../../../shared/lib/storageKeys';
import { refusalOf, usePolling } from '../../../shared/lib/usePolling';
import { type Check, checkQuery, startCheck } from './solutionQueries';

/** In ms; the judge needs longer than that for a case of any size. */
const pause = 500;

/** The last check of a problem, found again after the page was loaded anew. */
export function useProblemCheck(pid: number) {
  const [key, setKey] = useState(() => readStoredKeys()[pid] ?? null);
  const found = useQuery({
    ...checkQuery(key),
    ...usePolling<Check>({ every: pause, until: (check) => check.state === 'done' }),
  });
  const refusal = refusalOf(found);

  const start = useAction({
    run: () => startCheck(pid),
    onDone: (next) => {
      writeStored(storageKeys.problemChecks, JSON.stringify({ ...readStoredKeys(), [pid]: next }));
      setKey(next);
    },
    showsFailure: true,
  });

  // An old key says nothing any more: the page offers a new check and is silent about the old one.
  const isForgotten = isRefusal(refusal, 'check.missing');
  const trouble = refusal && !isForgotten ? refusal.message : null;
  const check = key !== null && !refusal ? (found.data ?? null) : null;
  const isRunning = start.isBusy || check?.state === 'running';
  return { check, start: start.run, isRunning, failure: start.failure ?? trouble };
}

function readStoredKeys(): Record<string, string> {
  const isMap = (value: unknown): value is Record<string, string> =>
    typeof value === 'object' && value !== null;
  return readStoredJson(storageKeys.problemChecks, isMap) ?? {};
}
