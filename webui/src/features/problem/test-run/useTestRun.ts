import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Place } from '../../../entities/place/place';
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
  const [isSending, setSending] = useState(false);
  const sending = useRef(false);
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

  const start = async (order: TestRunOrder) => {
    if (sending.current) return false;
    sending.current = true;
    setSending(true);
    try {
      setKey(await startTestRun(place, order));
      return true;
    } catch {
      return false; // the client has said why
    } finally {
      sending.current = false;
      setSending(false);
    }
  };

  return {
    result: isSending ? null : result,
    isRunning: isSending || (key !== null && result === null && !refusal),
    error: isSending ? null : refusal,
    start,
    askAgain: () => void found.refetch(),
  };
}
