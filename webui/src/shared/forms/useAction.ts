import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isTold, wordsOf } from '../api/errors';
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
  /** The caller shows `failure` at its own place, and no message does. */
  showsFailure?: boolean;
}

/** The one way of a write that is no form: asks, runs, says what came of it (a refusal once, whoever
 * says it), and has what shows the thing read again. Busy until that has come. */
export function useAction<Input = void, Answer = unknown>({
  run,
  ask,
  said,
  keys = [],
  onDone,
  showsFailure = false,
}: Action<Input, Answer>) {
  const queries = useQueryClient();
  const [running, setRunning] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);

  /** False where nothing was done. */
  const attempt = async (input: Input): Promise<boolean> => {
    try {
      const answer = await run(input);
      if (said) toast.success(said(answer, input));
      onDone?.(answer, input);
      return true;
    } catch (error) {
      tell(error);
      return false;
    }
  };
  const tell = (error: unknown) => {
    if (isTold(error)) return;
    if (showsFailure) setFailure(wordsOf(error));
    else toast.error(wordsOf(error));
  };
  const isAgreed = async (input: Input): Promise<boolean> => {
    try {
      const question = await ask?.(input);
      return !question || (await confirm(question));
    } catch (error) {
      tell(error);
      return false;
    }
  };

  return {
    isBusy: running > 0,
    failure,
    run: async (input: Input): Promise<boolean> => {
      if (!(await isAgreed(input))) return false;
      setFailure(null);
      setRunning((count) => count + 1);
      const isDone = await attempt(input);
      await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
      setRunning((count) => count - 1);
      return isDone;
    },
  };
}
