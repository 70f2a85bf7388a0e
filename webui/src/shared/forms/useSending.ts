import i18n from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/errors';
import type { SendingFile } from '../api/resumableUpload';
import { type Action, useAction } from './useAction';

/** What a call needs that sends a file. */
export interface SendingWay {
  signal: AbortSignal;
  onProgress: (sending: SendingFile) => void;
}

interface Sending<Input, Answer> extends Omit<Action<Input, Answer>, 'run' | 'isSingle'> {
  run: (input: Input, way: SendingWay) => Promise<Answer>;
  /** How the file is called while it is under way. */
  nameOf: (input: Input) => string;
}

/** An action that sends a file: tells how far it is, can be cancelled, and ends when its page is left:
 * nobody waits for it any more. */
export function useSending<Answer = unknown, Input = File>({
  run,
  nameOf,
  ...options
}: Sending<Input, Answer>) {
  const [sending, setSending] = useState<SendingFile | null>(null);
  const cancelling = useRef<AbortController | null>(null);
  const cancel = () => cancelling.current?.abort();
  useEffect(() => () => cancelling.current?.abort(), []);
  const action = useAction<Input, Answer>({
    ...options,
    isSingle: true,
    run: async (input) => {
      const controller = new AbortController();
      const { signal } = controller;
      cancelling.current = controller;
      setSending({ name: nameOf(input), share: 0 });
      try {
        return await run(input, { signal, onProgress: setSending });
      } catch (error) {
        // However the call tells it: what was cancelled is no refusal.
        throw signal.aborted ? signal.reason : failureOf(error);
      } finally {
        setSending(null);
      }
    },
  });
  return { ...action, sending, cancel };
}

/** What the site says of a file stands as it is; where it said nothing, that the sending failed (S3 §8). */
function failureOf(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status !== 0 || error.isTold) return error;
  const { key, status, httpStatus, requestId } = error;
  return new ApiError(i18n.t('shell:errors.upload'), key, status, httpStatus, requestId);
}
