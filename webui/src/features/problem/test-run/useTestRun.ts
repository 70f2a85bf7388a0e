import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Place } from '../../../entities/place/place';
import { useAction } from '../../../shared/forms/useAction';
import { refusalOf, usePolling } from '../../../shared/lib/usePolling';
import { isInProgress } from '../../../shared/lib/verdict';
import { startTestRun, type TestRunOrder, type TestRunResult, testRunQuery } from './testRunCalls';

/** Pause between two questions for the result, in ms (S1 §9). */
const pollEvery = 1000;

export interface TestRunInHand {
  /** Null before the first run and until the running one has ended. */
  result: TestRunResult | null;
  isRunning: boolean;
  /** Asking for the result was refused and has stopped. */
  error: unknown;
  /** False when the run was refused. */
  start: (order: TestRunOrder) => Promise<boolean>;
  askAgain: () => void;
}

/** Runs code once, and asks until its result is there. */
export function useTestRun(place: Place): TestRunInHand {
  const [key, setKey] = useState<string | null>(null);
  const found = useQuery({
    ...testRunQuery(key),
    enabled: key !== null,
    staleTime: Number.POSITIVE_INFINITY,
    ...usePolling<TestRunResult>({
      every: pollEvery,
      until: (current) => !isInProgress(current.status),
    }),
  });
  const refusal = refusalOf(found);
  const result = found.data && !isInProgress(found.data.status) ? found.data : null;

  const { isBusy: isSending, run } = useAction({
    run: (order: TestRunOrder) => startTestRun(place, order),
    onDone: setKey,
    isSingle: true,
  });

  return {
    result: isSending ? null : result,
    isRunning: isSending || (key !== null && result === null && !refusal),
    error: isSending ? null : refusal,
    start: run,
    askAgain: () => void found.refetch(),
  };
}
