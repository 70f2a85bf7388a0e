import { useEffect, useRef, useState } from 'react';
import { useOnChange } from '../../../shared/lib/useOnChange';
import { verdictCodes } from '../../../shared/lib/verdict';
import type { TestRunResult } from './testRunCalls';
import type { TestRunInHand } from './useTestRun';

/** Between the starts of two test runs, in ms: the server takes one a second of each person. */
const startEvery = 1100;

/** All samples, one after the other. */
export interface SampleRound {
  /** In the order of the samples; shorter while it goes on, or when it ended early. */
  results: readonly TestRunResult[];
  isRunning: boolean;
}

export function useSampleRound(
  inHand: TestRunInHand,
  samples: number,
  startSample: (index: number) => Promise<boolean>,
) {
  const [round, setRound] = useState<SampleRound | null>(null);
  const startedAt = useRef(0);
  const latest = useRef(startSample);
  latest.current = startSample;
  const { result, error } = inHand;
  const done = round?.results.length ?? 0;
  const isRunning = round?.isRunning ?? false;

  const begin = (index: number) => {
    startedAt.current = performance.now();
    void latest.current(index).then((isStarted) => {
      if (!isStarted) setRound((before) => before && { ...before, isRunning: false });
    });
  };

  const next = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useOnChange(() => {
    if (!isRunning || result === null) return;
    // Code that does not compile does so for no sample.
    const isOver = done + 1 >= samples || result.status === verdictCodes.compileError;
    setRound((before) => before && { results: [...before.results, result], isRunning: !isOver });
    if (isOver) return;
    const wait = startEvery - (performance.now() - startedAt.current);
    next.current = setTimeout(() => begin(done + 1), Math.max(0, wait));
  }, result);
  useEffect(() => () => clearTimeout(next.current), []);
  useEffect(() => {
    if (error !== null) setRound((before) => before && { ...before, isRunning: false });
  }, [error]);

  return {
    round,
    startRound: () => {
      setRound({ results: [], isRunning: true });
      begin(0);
    },
    /** A single run takes the round's place. */
    endRound: () => {
      clearTimeout(next.current);
      setRound(null);
    },
  };
}
