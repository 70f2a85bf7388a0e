import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isCancelled, isTold, wordsOf } from '../api/errors';
import { confirm, type Question } from '../ui/questions';
import { toast } from '../ui/toast';

export interface Action<Input, Answer> {
  run: (input: Input) => Promise<Answer>;
  /** Asked before: without a yes nothing happens. Null where there is nothing to ask. */
  ask?: (input: Input) => Question | null | Promise<Question | null>;
  /** What is said once it is done. */
  said?: (answer: Answer, input: Input) => string;
  /** What shows the thing; read again, after a refusal too: what stands there may be old. */
  keys?: readonly QueryKey[];
  onDone?: (answer: Answer, input: Input) => void;
  /** What is done about a refusal, besides telling it. */
  onRefused?: (error: unknown, input: Input) => void;
  /** The caller shows `failure` or `error` at its own place, and no message does. */
  showsFailure?: boolean;
  /** One at a time: pressed again while it is under way, it is not run again. A second press is
   * quicker than the drawing of a busy button. */
  isSingle?: boolean;
}

/** The one way of a write that is no form: asks, runs, says what came of it (a refusal once, whoever
 * says it), and has what shows the thing read again. Busy until that has come. */
export function useAction<Input = void, Answer = unknown>({
  run,
  ask,
  said,
  keys = [],
  onDone,
  onRefused,
  showsFailure = false,
  isSingle = false,
}: Action<Input, Answer>) {
  const queries = useQueryClient();
  const [running, setRunning] = useState(0);
  const [error, setError] = useState<unknown>(null);
  const isUnderWay = useRef(false);

  /** False where nothing was done. */
  const attempt = async (input: Input): Promise<boolean> => {
    try {
      const answer = await run(input);
      if (said) toast.success(said(answer, input));
      onDone?.(answer, input);
      return true;
    } catch (refusal) {
      onRefused?.(refusal, input);
      tell(refusal);
      return false;
    }
  };
  const tell = (refusal: unknown) => {
    if (isTold(refusal) || isCancelled(refusal)) return;
    if (showsFailure) setError(refusal);
    else toast.error(wordsOf(refusal));
  };
  const isAgreed = async (input: Input): Promise<boolean> => {
    try {
      const question = await ask?.(input);
      return !question || (await confirm(question));
    } catch (refusal) {
      tell(refusal);
      return false;
    }
  };
  const perform = async (input: Input): Promise<boolean> => {
    if (!(await isAgreed(input))) return false;
    setError(null);
    setRunning((count) => count + 1);
    const isDone = await attempt(input);
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
    setRunning((count) => count - 1);
    return isDone;
  };

  return {
    isBusy: running > 0,
    /** The refusal itself, and its words. */
    error,
    failure: error === null ? null : wordsOf(error),
    /** Once its words have been read, or are no longer about what is shown. */
    forget: () => setError(null),
    run: async (input: Input): Promise<boolean> => {
      if (isSingle && isUnderWay.current) return false;
      isUnderWay.current = true;
      const isDone = await perform(input);
      isUnderWay.current = false;
      return isDone;
    },
  };
}
