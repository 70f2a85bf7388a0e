import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { contestKey } from '../../entities/contest/contestQueries';
import type { Place } from '../../entities/place/place';
import { withoutResult } from '../../entities/submission/news';
import { statusKey, statusQuery, submitCode } from '../../entities/submission/submissionQueries';
import { keepWaiting, sendWaiting } from '../../entities/submission/waitingSubmits';
import { timedWorkKey, workProblemsKey } from '../../entities/timed-work/timedWorkKeys';
import { unlessLost } from '../../shared/api/connection';
import { ApiError, secondsToWait } from '../../shared/api/errors';
import { useLiveTopic } from '../../shared/api/live';
import { useAction } from '../../shared/forms/useAction';
import { randomId } from '../../shared/lib/randomId';
import { useCountdown } from '../../shared/lib/useCountdown';
import { useOnChange } from '../../shared/lib/useOnChange';
import { refusalOf, usePolling } from '../../shared/lib/usePolling';
import { isInProgress } from '../../shared/lib/verdict';
import type { Submission } from './types';
import { useFollowedVerdict } from './useFollowedVerdict';

/** Pause between two questions for the verdict, in ms (S1 §9). */
const pollEvery = 2000;
/** Within this time after a submit, in ms, another press is the same finger that trembled: a server on
 * the same switch answers more quickly than a double click ends. */
const tremblesFor = 1000;

interface Attempt {
  key: string;
  language: string;
  code: string;
}

export interface SubmissionInHand {
  /** What the panel shows; null before the first submit. */
  submission: Submission | null;
  isSending: boolean;
  /** Seconds that the server wants between two submissions; 0 when the next may come. */
  wait: number;
  /** The verdict was there before this page: it is shown, and no news. */
  isOld: boolean;
  /** Asking for the verdict was refused and has stopped. */
  pollError: unknown;
  /** True once the server has taken it. */
  submit: (language: string, code: string) => Promise<boolean>;
  askAgain: () => void;
}

interface SubmittedBefore {
  /** The newest one that the server knows of, shown until something is submitted here. */
  last?: Submission | null;
  /** The place keeps all results back for now: nothing is waited for. */
  hidesResults?: boolean;
}

/** Submits, and follows the submission until its verdict is final. */
export function useSubmission(
  place: Place,
  pid: number,
  uid: string | null,
  { last = null, hidesResults = false }: SubmittedBefore = {},
): SubmissionInHand {
  const queries = useQueryClient();
  const [sent, setSent] = useState<Submission | null>(null);
  const [hasSent, setHasSent] = useState(false);
  const known = hasSent ? sent : last;
  const submitId = known?.submitId ?? null;
  const [wait, startWait] = useCountdown('submit');
  const unanswered = useRef<Attempt | null>(null);
  const isTakenNow = useRef(false);
  const taken = useRef<(Attempt & { submitId: number; at: number }) | null>(null);

  const status = useQuery({
    ...statusQuery(place, submitId ?? 0),
    enabled: submitId !== null && !hidesResults,
    ...(last?.submitId === submitId && { initialData: last }),
    staleTime: Number.POSITIVE_INFINITY,
    ...usePolling<Submission | null>({
      every: pollEvery,
      until: (found) => found === null || !isInProgress(found.status),
    }),
  });
  // A row that its place no longer tells of is there, and its result is not.
  const isHidden = hidesResults || status.data === null;
  const found = known && (status.data ?? known);
  const submission = found && isHidden ? withoutResult(found) : found;
  const isFinal = submission !== null && !isInProgress(submission.status);
  useLiveTopic(
    uid === null ? null : `submission:${uid}`,
    (news) => {
      if (news.submitId === submitId) queries.setQueryData(statusKey(submitId), news);
    },
    () => {
      if (submission && !isFinal) void status.refetch();
    },
  );

  // What is remembered of an earlier visit may be older than the list.
  useOnChange(() => {
    if (last && !isInProgress(last.status)) queries.setQueryData(statusKey(last.submitId), last);
  }, last);
  const [wasSeenRunning, setSeenRunning] = useState<number | null>(null);
  if (submission && !isFinal && wasSeenRunning !== submitId) setSeenRunning(submitId);
  const isOld = !hasSent && submitId !== wasSeenRunning;
  useFollowedVerdict(submission);

  // A result that is kept back is final at once; what the server tells of it later is still news.
  useOnChange(
    () => {
      if (!isFinal || isOld) return;
      void queries.invalidateQueries({ queryKey: ['problems'] });
      void queries.invalidateQueries({ queryKey: ['submissions', 'ofProblem'] });
    },
    isFinal,
    isOld,
    status.data?.status,
  );

  const { isBusy: isSending, run } = useAction({
    run: ({ language, code }: Omit<Attempt, 'key'>): Promise<Submission | null> => {
      setHasSent(true);
      setSent(null);
      if (place.kind === 'timedWork' && uid !== null) {
        const kept = keepWaiting({ uid, place, pid, language, code });
        return unlessLost(sendWaiting(kept));
      }
      const last = unanswered.current;
      const isRepeat = last?.language === language && last.code === code;
      const attempt = isRepeat ? last : { key: randomId(), language, code };
      unanswered.current = attempt;
      return submitCode(place, pid, attempt);
    },
    onDone: (accepted) => {
      // It waits for the connection, and is sent without this page's doing.
      isTakenNow.current = accepted !== null;
      setHasSent(accepted !== null);
      if (accepted === null) return;
      if (unanswered.current) {
        const { submitId } = accepted;
        taken.current = { ...unanswered.current, submitId, at: performance.now() };
      }
      unanswered.current = null;
      queries.setQueryData(statusKey(accepted.submitId), accepted);
      setSent(accepted);
      // The list is not waited for: the verdict is.
      void queries.invalidateQueries({ queryKey: ['submissions', 'ofProblem'] });
      if (place.kind === 'timedWork') {
        void queries.invalidateQueries({ queryKey: workProblemsKey(place.id) });
      }
    },
    onRefused: (error) => {
      // Without a clear refusal the row may exist: trying again must mean the same submission.
      const isRefused = error instanceof ApiError && error.httpStatus > 0 && error.httpStatus < 500;
      if (isRefused) unanswered.current = null;
      startWait(secondsToWait(error, 'judge.too_fast'));
      // It may have ended, or asks for its password again.
      if (place.kind === 'contest') {
        void queries.invalidateQueries({ queryKey: contestKey(place.id) });
      }
      if (place.kind === 'timedWork') {
        void queries.invalidateQueries({ queryKey: timedWorkKey(place.id) });
      }
    },
    isSingle: true,
  });

  /** Whether this very code has only just been taken, or is being judged. */
  const isTaken = (language: string, code: string) => {
    const last = taken.current;
    if (last?.language !== language || last.code !== code) return false;
    const isJudged = submission?.submitId !== last.submitId || isFinal;
    return !isJudged || performance.now() - last.at < tremblesFor;
  };

  return {
    submission,
    isSending,
    wait,
    isOld,
    pollError: submitId === null ? null : refusalOf(status),
    submit: async (language, code) =>
      !isTaken(language, code) && (await run({ language, code })) && isTakenNow.current,
    askAgain: () => void status.refetch(),
  };
}
